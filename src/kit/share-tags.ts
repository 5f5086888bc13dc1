/**
 * What a page shows where its link is shared. `screen` is its name in the map, which names its picture
 * (app/server/page-cards.ts).
 */
export const shareTags = (origin: string, screen: string, title: string, text: string) => [
  { name: 'description', content: text },
  { property: 'og:title', content: title },
  { property: 'og:description', content: text },
  { property: 'og:image', content: `${origin}/cards/pages/${screen}.jpg` },
  { name: 'twitter:card', content: 'summary_large_image' },
];

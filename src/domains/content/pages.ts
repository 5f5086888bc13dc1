/** The public pages whose words an operator can change (SCN-53 to SCN-56), by the screen that shows each. */
export const CONTENT_PAGES = [
  'about',
  'how-to-hire',
  'how-to-find',
  'faq',
  'terms',
  'privacy',
  'agreement',
  'gig-terms',
  'agreement-academic',
  'agreement-university',
] as const;
export type ContentPage = (typeof CONTENT_PAGES)[number];

export const LEGAL_PAGES = [
  'terms',
  'privacy',
  'agreement',
  'gig-terms',
  'agreement-academic',
  'agreement-university',
] as const satisfies ContentPage[];
/** What everyone agrees to with their account. */
export const AGREED_PAGES = ['terms', 'privacy', 'agreement'] as const satisfies ContentPage[];
export type AgreedPage = (typeof AGREED_PAGES)[number];

/** Their sections are steps in an order. */
export const GUIDES = ['how-to-hire', 'how-to-find'] as const satisfies ContentPage[];

const among = (pages: readonly ContentPage[], page: ContentPage): boolean => pages.includes(page);
export const isLegal = (page: ContentPage): boolean => among(LEGAL_PAGES, page);
export const isGuide = (page: ContentPage): boolean => among(GUIDES, page);

/** What links call them; in full they are titled by their own text. */
export const PAGE_WORDS: Readonly<Record<ContentPage, string>> = {
  about: 'About',
  'how-to-hire': 'How to hire',
  'how-to-find': 'How to find work',
  faq: 'Questions and answers',
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  agreement: 'User agreement',
  'gig-terms': 'Service order terms',
  'agreement-academic': 'Academic agreement',
  'agreement-university': 'University agreement',
};

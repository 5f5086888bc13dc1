/**
 * Where a page stands, for search engines (schema.org). The framework writes it into a data block and escapes it there.
 */
interface Place {
  readonly name: string;
  readonly url: string;
}

export const breadcrumbData = (places: readonly Place[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** Of a page right below the front page. */
export const trailFromHome = (origin: string, name: string, path: string) =>
  breadcrumbData([
    { name: 'Home', url: `${origin}/` },
    { name, url: origin + path },
  ]);

/** The site that a link leads to, shown beside it: no text can claim another. Null for what is no address. */
export const hostOf = (href: string): string | null => (URL.canParse(href) ? new URL(href).host : null);

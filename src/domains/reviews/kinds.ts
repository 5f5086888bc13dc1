/** How each kind of reviewed work is called where reviews of several kinds stand together. */
const WORDS: Readonly<Record<string, { readonly one: string; readonly other: string }>> = {
  order: { one: 'Service', other: 'Services' },
  contract: { one: 'Contract', other: 'Contracts' },
};
export const kindWord = (kind: string): string => WORDS[kind]?.one ?? 'Work';
export const kindsWord = (kind: string): string => WORDS[kind]?.other ?? 'Work';

const FIRST_STRONG = '\u2068';
const POP = '\u2069';

/** A person's text inside a sentence of ours: a name in a right-to-left script turns nothing around it (UAX 9, FSI). */
export const isolated = (text: string): string => `${FIRST_STRONG}${text}${POP}`;

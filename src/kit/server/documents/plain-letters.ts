/** What the built-in typefaces of PDF can draw beyond Latin-1: the upper part of Windows-1252. */
const DRAWN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
const NEAREST: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', '−': '-', '\u00a0': ' ', '\u202f': ' ' };

const isDrawn = (letter: string): boolean => /^[ -~¡-ÿ]$/.test(letter) || DRAWN.has(letter);

/** A letter the typeface lacks becomes its plain form, and only what has none a question mark: a document never shows noise. */
export function plainLetters(text: string): string {
  const letterOf = (letter: string): string => {
    if (isDrawn(letter)) return letter;
    const plain = NEAREST[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return plain !== '' && [...plain].every(isDrawn) ? plain : /\s|\p{Cc}|\p{Cf}/u.test(letter) ? ' ' : '?';
  };
  return Array.from(text.normalize('NFC'), letterOf).join('');
}

/** Languages that their letters give away, of those whose CVs we read. */
const counted = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

export function languageOfLetters(text: string): string | null {
  const letters = counted(text, /\p{L}/gu);
  const has = (script: RegExp): boolean => counted(text, script) > letters / 2;
  if (has(/\p{Script=Hebrew}/gu)) return 'he';
  if (has(/\p{Script=Devanagari}/gu)) return 'hi';
  if (has(/\p{Script=Cyrillic}/gu)) return /[іїєґўћђ]/iu.test(text) ? null : 'ru';
  // Four letters that Arabic doesn't have.
  if (has(/\p{Script=Arabic}/gu)) return counted(text, /[پچژگ]/gu) > letters / 200 ? 'fa' : 'ar';
  return null;
}

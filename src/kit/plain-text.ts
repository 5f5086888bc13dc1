/** One shape for the text people write, by the profiles of Unicode TR 39 and TR 9 (WEB-7, decision 035). */

/**
 * Embeddings, overrides and isolates change the direction of the words around them. Nobody types them: they come along
 * with what is copied (a phone number of Windows' contacts), and whoever wrote them cannot see what to remove. So they
 * are dropped.
 */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Left-to-right and right-to-left marks come along too; only text with letters from right to left needs them. */
const MARKS = /[\u200E\u200F\u061C]/g;
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Shows nothing: default-ignorable code points, and blanks that are no spaces to anyone but a program. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u2800]/gu;

export const UNUSABLE_CHARACTER = 'Remove the special character we can’t use.';

export function plainText(typed: string): string {
  if (!/[^\t\n\r -~]/.test(typed)) return typed;
  // Half of a surrogate pair is no character: it cannot be written as UTF-8, and the database refuses it inside JSON.
  const turned = typed.toWellFormed().normalize('NFC').replace(TURNS, '');
  const text = FROM_THE_RIGHT.test(turned) ? turned : turned.replace(MARKS, '');
  return text.replace(UNSEEN, '') === '' ? '' : text;
}

/** Scripts whose letters change their form around a joiner: Arabic and the scripts of India and their kin. */
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const EMOJI = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]';
const KEPT = [
  // A joiner or non-joiner inside a word of such a script, or inside an emoji.
  `(?<=${JOINED}\\p{M}*)[\\u200C\\u200D](?=${JOINED})`,
  `(?<=${EMOJI})\\u200D(?=\\p{Extended_Pictographic})`,
  // How an emoji is drawn, and which form of a Chinese character a family writes.
  '(?<=[\\p{Emoji}\\p{Script=Han}])[\\uFE0E\\uFE0F]',
  '(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
].join('|');
const INVISIBLE = new RegExp(`(?:${KEPT})|([\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\u2800])`, 'gu');

/** A name or a title: one line, one space between words, nothing in it that does not show. Emoji are allowed. */
export function cleanName(typed: string): string {
  if (!/[^ -~]| {2}|^ | $/.test(typed)) return typed;
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, (found, unseen: string | undefined) => (unseen === undefined ? found : ''))
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .trim();
}

/** As file systems have it, and our tables. */
const MOST_OF_FILE_NAME = 255;
const ENDING = /(\.tar)?\.[^.\s]{1,20}$/i;

/**
 * What a file is called on the sender's machine: nobody can be asked to rename it, so what could deceive is left out,
 * and a long name is cut before its ending, without which nobody could open the file.
 */
export function cleanFileName(name: string): string {
  const clean = cleanName(name.replace(TURNS, ''));
  if (clean.length <= MOST_OF_FILE_NAME) return clean;
  const ending = ENDING.exec(clean)?.[0] ?? '';
  return (
    clean
      .slice(0, MOST_OF_FILE_NAME - ending.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd() + ending
  );
}

/**
 * Breaks a title into lines in the browser too, where no font can be measured: approximate widths are in a table. The
 * server's documents use text-lines.ts.
 */

/** Widths of the signs from space to tilde at 700, in fiftieths of an em (sans-display.woff). */
// oxfmt-ignore
const WIDTHS = [
  12, 15, 18, 31, 32, 49, 38, 9, 16, 16, 22, 26, 10, 18, 12, 18,
  33, 17, 30, 30, 31, 31, 33, 25, 33, 33, 12, 11, 26, 26, 26, 21,
  49, 35, 34, 34, 35, 31, 30, 36, 36, 15, 19, 34, 25, 47, 39, 36,
  32, 36, 34, 33, 28, 36, 34, 49, 35, 32, 28, 16, 18, 16, 29, 28,
  14, 29, 32, 28, 32, 29, 20, 30, 32, 14, 14, 30, 14, 47, 32, 30,
  32, 32, 22, 27, 20, 31, 29, 43, 28, 30, 26, 17, 14, 17, 26,
];
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const MARK = /[\p{M}\p{Cf}]/u;

/** In ems. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 32 && code < 127) width += (WIDTHS[code - 32] ?? 30) / 50;
    else if (WIDE.test(letter)) width += 1;
    else if (!MARK.test(letter)) width += 0.6;
  }
  return width;
}

/** Lines break after spaces, and around letters of scripts that are written without them. */
const UNIT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*[、。，．！？）」』]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const CLUSTER = /\P{M}\p{M}*/gu;

/** Fills lines one after the other; a word wider than a line is broken within. */
function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  let end = 0;
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    const between = index > end ? ' ' : '';
    end = index + unit.length;
    if (line !== '' && widthOf(line + between + unit) <= most) {
      line += between + unit;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const { 0: cluster } of widthOf(unit) > most ? unit.matchAll(CLUSTER) : [[unit] as const]) {
      if (line !== '' && widthOf(line + cluster) > most) {
        lines.push(line);
        line = '';
      }
      line += cluster;
    }
  }
  return line === '' ? lines : [...lines, line];
}

export interface Box {
  readonly width: number;
  readonly height: number;
}
export interface TitleLines {
  readonly size: number;
  readonly lines: readonly string[];
}

export const LINE_HEIGHT = 1.08;
const SIZES = [46, 40, 35, 31, 27, 24, 21, 19];
const hasBrokenWord = (title: string, most: number): boolean =>
  title.split(' ').some((word) => !WIDE.test(word) && widthOf(word) > most);

/**
 * The largest size in which a title fits, in lines of about one length; what does not fit at all ends with an ellipsis.
 */
export function titleLines(title: string, { width, height }: Box): TitleLines {
  for (const size of SIZES) {
    const most = width / size;
    const lines = broken(title, most);
    if (lines.length * size * LINE_HEIGHT > height || hasBrokenWord(title, most)) continue;
    let even = lines;
    for (let narrower = most * 0.96; narrower > most / 2; narrower *= 0.96) {
      const next = broken(title, narrower);
      if (next.length > lines.length || hasBrokenWord(title, narrower)) break;
      even = next;
    }
    return { size, lines: even };
  }
  const size = SIZES.at(-1) ?? 19;
  const room = Math.floor(height / (size * LINE_HEIGHT));
  const lines = broken(title, width / size);
  return {
    size,
    lines:
      lines.length <= room
        ? lines
        : [
            ...lines.slice(0, room - 1),
            `${Array.from(lines[room - 1] ?? '')
              .slice(0, -2)
              .join('')
              .trimEnd()}…`,
          ],
  };
}

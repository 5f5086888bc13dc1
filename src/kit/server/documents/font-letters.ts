/** Which letters a font can draw: its character map (OpenType 1.9.1, `cmap`), formats 4 and 12. */

/** First and last code point of each range. */
type Range = readonly [first: number, last: number];

const TABLE_RECORD = 16;
const MAP_RECORD = 8;
const SEGMENTS = 4;
const GROUPS = 12;
/** Platform Unicode, and Windows with Unicode. */
const isUnicode = (platform: number, encoding: number): boolean =>
  platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let table = 0; table < count; table += 1) {
    const record = 12 + table * TABLE_RECORD;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new TypeError(`the font has no table ${tag}`);
}

/** Of the basic plane alone. Every segment of a font of ours has all of its letters; the last is a mark of the end. */
function segmentsAt(font: Buffer, at: number): Range[] {
  const twice = font.readUInt16BE(at + 6);
  const ranges: Range[] = [];
  for (let segment = 0; segment < twice; segment += 2) {
    const first = font.readUInt16BE(at + 16 + twice + segment);
    if (first !== 0xff_ff) ranges.push([first, font.readUInt16BE(at + 14 + segment)]);
  }
  return ranges;
}

function groupsAt(font: Buffer, at: number): Range[] {
  const count = font.readUInt32BE(at + 12);
  return Array.from({ length: count }, (_none, group) => {
    const record = at + 16 + group * 12;
    return [font.readUInt32BE(record), font.readUInt32BE(record + 4)] as const;
  });
}

/** The code points that an opened font has a letter for, as ranges. */
export function lettersOf(font: Buffer): readonly Range[] {
  const map = tableAt(font, 'cmap');
  const count = font.readUInt16BE(map + 2);
  const ranges: Range[] = [];
  for (let record = map + 4; record < map + 4 + count * MAP_RECORD; record += MAP_RECORD) {
    if (!isUnicode(font.readUInt16BE(record), font.readUInt16BE(record + 2))) continue;
    const at = map + font.readUInt32BE(record + 4);
    const format = font.readUInt16BE(at);
    if (format === SEGMENTS) ranges.push(...segmentsAt(font, at));
    if (format === GROUPS) ranges.push(...groupsAt(font, at));
  }
  return ranges;
}

/** Has no picture, so it needs no font. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}\p{Variation_Selector}]/u;

/** What none of the fonts can draw, as a class of a regular expression; empty where there is nothing of it. */
export function lettersWithoutFont(fonts: readonly (readonly Range[])[], text: string): string {
  const hasFont = (code: number): boolean =>
    fonts.some((ranges) => ranges.some(([first, last]) => code >= first && code <= last));
  const without = [...new Set(text)].filter(
    (letter) => !INVISIBLE.test(letter) && !hasFont(letter.codePointAt(0) ?? 0),
  );
  const codes = without.map((letter) => `\\x{${letter.codePointAt(0)?.toString(16)}}`);
  return codes.length === 0 ? '' : `[${codes.join('')}]`;
}

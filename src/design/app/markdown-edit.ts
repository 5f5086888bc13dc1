/** What a button of the formatting toolbar does to the text of a field and to its selection. */

export interface Edit {
  /** What is replaced, and by what. */
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** What is selected afterwards. */
  readonly select: readonly [from: number, to: number];
}
interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const URL_HINT = 'https://';

/** Around the selection, or off again where it is around it already. */
function bold({ text, from, to }: Selected): Edit {
  const words = text.slice(from, to);
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, insert: words, select: [from - 2, to - 2] };
  const shown = words === '' ? 'bold text' : words;
  return { from, to, insert: `**${shown}**`, select: [from + 2, from + 2 + shown.length] };
}

/** An address that is selected becomes the link's own; otherwise it is typed next. */
function link({ text, from, to }: Selected): Edit {
  const words = text.slice(from, to);
  if (/^https?:\/\/\S+$/.test(words)) return { from, to, insert: `[link](${words})`, select: [from + 1, from + 5] };
  const shown = words === '' ? 'link' : words;
  const at = from + shown.length + 3;
  return { from, to, insert: `[${shown}](${URL_HINT})`, select: [at, at + URL_HINT.length] };
}

/** At the start of each line of the selection, or off again where all of them have it. */
const startOfLines =
  (mark: string, other: RegExp) =>
  ({ text, from, to }: Selected): Edit => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const end = text.indexOf('\n', Math.max(to, start)) === -1 ? text.length : text.indexOf('\n', Math.max(to, start));
    const lines = text.slice(start, end).split('\n');
    const isOn = lines.every((line) => line.startsWith(mark));
    const insert = lines.map((line) => (isOn ? line.slice(mark.length) : mark + line.replace(other, ''))).join('\n');
    // Without a selection the cursor stays where it was in its line.
    const caret = Math.max(start, to + insert.length - (end - start));
    return { from: start, to: end, insert, select: from === to ? [caret, caret] : [start, start + insert.length] };
  };

const LINE_MARK = /^(#{1,6} |[-*+] |\d+\. )/;
export const EDITS = {
  bold,
  heading: startOfLines('## ', LINE_MARK),
  list: startOfLines('- ', LINE_MARK),
  link,
} as const;
export type EditName = keyof typeof EDITS;

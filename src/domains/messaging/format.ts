/**
 * Light formatting of messages, read off the text as it was typed: **bold**, *italic*, ~~struck~~, `code`, code between
 * lines of ```, "> " before quotes and "- " before list items. The text itself is stored; nothing of it is ever markup.
 */
export interface Span {
  readonly text: string;
  readonly style?: 'bold' | 'italic' | 'struck' | 'code';
  /** Within bold or italic words. */
  readonly inner?: readonly Span[];
  /** Where a link leads, as it was typed. */
  readonly href?: string;
}

export interface Block {
  readonly kind: 'text' | 'code' | 'quote' | 'list';
  /** Lines of a quote, items of a list; code and text have one, with its line breaks. */
  readonly lines: readonly (readonly Span[])[];
}

/** Longer emphasis is no emphasis: it bounds what is looked at, however a text is made. */
const MOST = 400;
const LINK = String.raw`[hH][tT][tT][pP][sS]?:\/\/[^\s<>"\p{Cf}]{1,2000}`;
/** Marks stand at words: 2*3*4 and snake_case stay as they are. */
const marked = (mark: string): string => {
  const first = mark.slice(0, 2);
  return String.raw`(?<![\p{L}\p{N}${first}])${mark}(?=[^\s${first}])([^\n]{0,${MOST}}?[^\s${first}])${mark}(?![\p{L}\p{N}${first}])`;
};
const TOKEN = new RegExp(
  ['`([^`\\n]{1,400})`', `(${LINK})`, marked(String.raw`\*\*`), marked(String.raw`\*`), marked('_'), marked('~~')].join(
    '|',
  ),
  'gu',
);
/** What ends a sentence, or a word in quotes, is no part of the address before it. */
const AFTER_LINK = /[.,;:!?*_~`'’”»›…。、，！？]$/u;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '」': '「' };

/** A closing bracket belongs to the address that has its opening one: .../Mercury_(planet) */
function addressIn(found: string): string {
  const counts = new Map<string, number>();
  for (const character of found) counts.set(character, (counts.get(character) ?? 0) + 1);
  const countOf = (character: string): number => counts.get(character) ?? 0;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const opening = BRACKETS[last];
    if (opening === undefined ? !AFTER_LINK.test(last) : countOf(opening) >= countOf(last)) break;
    counts.set(last, countOf(last) - 1);
  }
  return found.slice(0, end);
}

function linkIn(found: string): Span {
  const href = addressIn(found);
  return { text: href, href };
}

export function spansOf(text: string, isInner = false): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [all, code, address, bold, italic, underlined, struck] = found;
    const link = address === undefined ? null : linkIn(address);
    const words = bold ?? italic ?? underlined ?? struck;
    if (isInner && words !== undefined) continue;
    if (found.index > at) spans.push({ text: text.slice(at, found.index) });
    at = found.index + (link === null ? all.length : link.text.length);
    if (link !== null) spans.push(link);
    else if (code !== undefined) spans.push({ text: code, style: 'code' });
    else if (words !== undefined)
      spans.push({
        text: words,
        style: bold !== undefined ? 'bold' : struck !== undefined ? 'struck' : 'italic',
        inner: spansOf(words, true),
      });
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}

const FENCE = /^\s*```/;
const KINDS = [
  { kind: 'quote', mark: /^> ?/ },
  { kind: 'list', mark: /^\s*[-*•] +(?=\S)/ },
] as const;
const kindOf = (line: string) => KINDS.find(({ mark }) => mark.test(line));

/** A message's text in the order in which it is shown. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const special = kindOf(line);
    const from = at;
    at += 1;
    if (FENCE.test(line)) {
      const end = lines.findIndex((line, index) => index >= at && FENCE.test(line));
      const until = end === -1 ? lines.length : end;
      // Something after the first marks is the name of a language, unless it is all there is.
      const code = lines.slice(at, until).join('\n');
      if (code.trim() !== '') blocks.push({ kind: 'code', lines: [[{ text: code }]] });
      else if (end === -1) blocks.push({ kind: 'text', lines: [spansOf(lines.slice(from, until).join('\n'))] });
      at = until + 1;
    } else if (special !== undefined) {
      while (at < lines.length && kindOf(lines[at] ?? '') === special) at += 1;
      blocks.push({
        kind: special.kind,
        lines: lines.slice(from, at).map((line) => spansOf(line.replace(special.mark, ''))),
      });
    } else {
      while (at < lines.length && kindOf(lines[at] ?? '') === undefined && !FENCE.test(lines[at] ?? '')) at += 1;
      const words = lines
        .slice(from, at)
        .join('\n')
        .replace(/^\n+|\n+$/g, '');
      if (words !== '') blocks.push({ kind: 'text', lines: [spansOf(words)] });
    }
  }
  return blocks;
}

const SHOWN = { lines: 24, characters: 2_400 } as const;

/** The beginning of a long text, up to the end of a line or a word; null where all of it is shown. */
export function beginningOf(text: string): string | null {
  const lines = text.split('\n');
  if (lines.length <= SHOWN.lines * 1.5 && text.length <= SHOWN.characters * 1.5) return null;
  const some = lines.slice(0, SHOWN.lines).join('\n');
  if (some.length <= SHOWN.characters) return some;
  const cut = some.slice(0, SHOWN.characters);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'), 0)) || cut.replace(/[\uD800-\uDBFF]$/, '');
}

/** As one line of words: what lists and quotes show of a message. In one line, marks around code are words. */
export const wordsOf = (text: string): string =>
  blocksOf(text.replaceAll('```', ' '))
    .flatMap(({ lines }) => lines.map((spans) => spans.map((span) => span.text).join('')))
    .join(' ');

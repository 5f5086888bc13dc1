/**
 * A page's Markdown as the sections a reader sees: `##` begins one, `###` a question in it, a quote at its start is its
 * plain summary.
 */
import { brandName } from '#kit/brand.ts';
import type { RichBlock, RichSpan } from '#kit/rich-text.ts';
import { richText } from '#kit/markdown.ts';
import type { Config } from '#kit/server/config.ts';
import type { PageText, Section } from '../contract.ts';
import { GUIDE_PICTURES } from '../guide-pictures.ts';
import { isLegal, type ContentPage } from '../pages.ts';

const IN_SHORT = /^in short: */i;

interface Cut {
  readonly heading: string;
  readonly body: string;
}

/**
 * What comes before the first heading of that level, and each heading with what follows it. Code is never a heading.
 */
function cutAt(mark: '#' | '##' | '###', markdown: string): { before: string; cuts: Cut[] } {
  const cuts: { heading: string; lines: string[] }[] = [];
  const before: string[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^(```|~~~)/.test(line)) isCode = !isCode;
    if (!isCode && line.startsWith(`${mark} `)) cuts.push({ heading: line.slice(mark.length + 1).trim(), lines: [] });
    else (cuts.at(-1)?.lines ?? before).push(line);
  }
  return { before: before.join('\n'), cuts: cuts.map(({ heading, lines }) => ({ heading, body: lines.join('\n') })) };
}

const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'part';

/**
 * Who runs this: the legal entity, once operators named it (BRD-1). Until then a legal text names whose place this is,
 * and others don’t say.
 */
export const operatorIn = (
  page: ContentPage,
  { legal, brandName: brand }: Pick<Config, 'legal' | 'brandName'>,
): string | null => (legal.isNamed ? legal.name : isLegal(page) ? `the operator of ${brand}` : null);

/** As staff read it while they write: what is missing, and where it is said. */
export const operatorForStaff = ({ legal }: Pick<Config, 'legal'>): string =>
  legal.isNamed ? legal.name : '(name the operator in Brand)';

/** A sentence about someone who was not named, or a line of them alone. */
const SENTENCE = /^[^.\n]*\{operator\}[^.\n]*(?:\.|$)[ \t]*|[^.\n]*\{operator\}[^.\n]*(?:\.|$)/gm;

/** A sign of Markdown in a name is a sign of that name. */
const literal = (name: string): string => name.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`);
export const filledIn = (markdown: string, operator: string | null): string =>
  (operator === null
    ? markdown.replaceAll(SENTENCE, '')
    : markdown.replaceAll('{operator}', () => literal(operator))
  ).replaceAll('{brand}', () => brandName());

/** A line of its own: `![What it shows](guide:search)`. */
const PICTURE = /^!\[([^\]\n]+)\]\(guide:([a-z-]+)\)$/gm;

/** Pictures that a text names and the product does not have. */
export const unknownPictures = (markdown: string): string[] =>
  [...markdown.matchAll(PICTURE)].flatMap(([, , name = '']) => (Object.hasOwn(GUIDE_PICTURES, name) ? [] : name));

/** One for a section; it is shown below the words. */
function takePicture(body: string): { picture: Section['picture']; body: string } {
  const [[, alt = '', name = ''] = []] = [...body.matchAll(PICTURE)];
  const known = Object.hasOwn(GUIDE_PICTURES, name) ? GUIDE_PICTURES[name] : undefined;
  const rest = body.replaceAll(PICTURE, '');
  if (known === undefined) return { picture: null, body: rest };
  const { file, width, height } = known;
  return { picture: { avif: `/guides/${file}.avif`, webp: `/guides/${file}.webp`, width, height, alt }, body: rest };
}

export function textFrom(markdown: string, operator: string | null): PageText {
  const { before, cuts } = cutAt('#', filledIn(markdown.replaceAll('\r\n', '\n'), operator));
  const [first] = cuts;
  const whole = cutAt('##', first === undefined ? before : first.body);
  const anchors = new Set<string>();
  const anchorOf = (title: string): string => {
    const name = slug(title);
    let anchor = name;
    for (let n = 2; anchors.has(anchor); n += 1) anchor = `${name}-${n}`;
    anchors.add(anchor);
    return anchor;
  };
  const partOf = ({ heading, body: whole }: Cut): Omit<Section, 'parts'> => {
    const { picture, body } = takePicture(whole);
    const blocks = richText(body, { ownPaths: true });
    const summary = blocks[0]?.kind === 'quote' ? blocks.slice(0, 1).map(inPlainWords) : [];
    return { anchor: anchorOf(heading), title: plain(heading), summary, blocks: blocks.slice(summary.length), picture };
  };
  return {
    title: plain(first?.heading ?? ''),
    lead: richText(whole.before, { ownPaths: true }),
    sections: whole.cuts.map((cut) => {
      const inner = cutAt('###', cut.body);
      return { ...partOf({ heading: cut.heading, body: inner.before }), parts: inner.cuts.map(partOf) };
    }),
  };
}

const plain = (heading: string): string =>
  richText(heading)
    .flatMap(({ lines }) => lines.flat())
    .map(({ text }) => text)
    .join('');

/** The page says itself what the quote is. */
function inPlainWords({ lines }: RichBlock): RichBlock {
  const [[first, ...rest] = [], ...others] = lines;
  if (first === undefined) return { kind: 'paragraph', lines };
  const text = first.text.replace(IN_SHORT, '');
  return {
    kind: 'paragraph',
    lines: [
      [{ ...first, text: text.slice(0, 1).toUpperCase() + text.slice(1) } satisfies RichSpan, ...rest],
      ...others,
    ],
  };
}

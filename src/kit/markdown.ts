import { marked, type Token, type Tokens } from 'marked';
import { beginningOf, plainBlocks } from './plain-blocks.ts';
import type { RichBlock, RichSpan } from './rich-text.ts';

const LINK = /^(https?:|mailto:)/i;
/** A path of this site: never `//host`, which is another site. */
const OWN_PATH = /^(\/(?![/\\])|#)/;

interface Wishes {
  /** Links to paths of this site stay: only in texts that operators write. */
  readonly ownPaths?: boolean;
}
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/**
 * The one way from people's Markdown to a page (WEB-1): tokens become plain data, so nothing has to be sanitised. Raw
 * HTML is dropped, links keep only safe schemes, pictures keep their words, and nesting is flattened to blocks.
 */
export function richText(markdown: string, { ownPaths = false }: Wishes = {}): RichBlock[] {
  try {
    return marked
      .lexer(markdown, { gfm: true })
      .flatMap(blocksOf)
      .map((block) => (ownPaths ? block : withoutOwnPaths(block)));
  } catch (error) {
    // Thousands of nested quotes must not take a page down: such text is shown unformatted.
    if (error instanceof RangeError) return [{ kind: 'paragraph', lines: [[{ text: markdown }]] }];
    throw error;
  }
}

const withoutOwnPaths = (block: RichBlock): RichBlock => ({
  ...block,
  lines: block.lines.map((line) =>
    line.map(({ href, ...span }) => (href === undefined || OWN_PATH.test(href) ? span : { ...span, href })),
  ),
});

function blocksOf(token: Token): RichBlock[] {
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return singleBlock('paragraph', spansOf((token as Tokens.Paragraph).tokens ?? []));
    case 'heading':
      return singleBlock('heading', spansOf((token as Tokens.Heading).tokens));
    case 'code':
      return singleBlock('code', [{ text: (token as Tokens.Code).text }]);
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens
        .flatMap(blocksOf)
        .map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'quote' } : block));
    case 'list': {
      const list = token as Tokens.List;
      return [
        { kind: list.ordered ? 'numbers' : 'bullets', lines: list.items.flatMap((item) => itemLines(item.tokens)) },
      ];
    }
    case 'table':
      return [
        {
          kind: 'bullets',
          lines: (token as Tokens.Table).rows.map((row) =>
            row.flatMap((cell, index) => [...(index > 0 ? [{ text: ', ' }] : []), ...spansOf(cell.tokens)]),
          ),
        },
      ];
    default:
      return [];
  }
}

const singleBlock = (kind: RichBlock['kind'], spans: RichSpan[]): RichBlock[] =>
  spans.some((span) => span.text.trim() !== '') ? [{ kind, lines: [spans] }] : [];

/** An item's own words, then those of the lists inside it as items of their own. */
function itemLines(tokens: Token[]): RichSpan[][] {
  const own = tokens
    .filter((token) => token.type !== 'list')
    .flatMap((token) => blocksOf(token).flatMap((block) => block.lines.flat()));
  const inner = tokens
    .filter((token) => token.type === 'list')
    .flatMap((token) => (token as Tokens.List).items.flatMap((item) => itemLines(item.tokens)));
  return own.length === 0 ? inner : [own, ...inner];
}

function spansOf(tokens: Token[], look: Omit<RichSpan, 'text'> = {}): RichSpan[] {
  return tokens.flatMap((token): RichSpan[] => {
    switch (token.type) {
      case 'strong':
        return spansOf((token as Tokens.Strong).tokens, { ...look, bold: true });
      case 'em':
        return spansOf((token as Tokens.Em).tokens, { ...look, italic: true });
      case 'del':
        return spansOf((token as Tokens.Del).tokens, look);
      case 'link': {
        const link = token as Tokens.Link;
        return spansOf(
          link.tokens,
          LINK.test(link.href) || OWN_PATH.test(link.href) ? { ...look, href: link.href } : look,
        );
      }
      case 'codespan':
        return [{ ...look, text: plain((token as Tokens.Codespan).text), code: true }];
      case 'br':
        return [{ ...look, text: '\n' }];
      case 'html':
        return [];
      default: {
        const inner = (token as Tokens.Text).tokens;
        return inner === undefined ? [{ ...look, text: plain(textOf(token)) }] : spansOf(inner, look);
      }
    }
  });
}

const textOf = (token: Token): string => ('text' in token && typeof token.text === 'string' ? token.text : '');

const plain = (text: string): string =>
  text.replace(/&(#39|amp|lt|gt|quot|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const SUMMARY_LENGTH = 300;

/** The beginning of a text of people on one line, without its formatting: for excerpts, feeds and summaries. */
export const inPlainWords = (markdown: string, most = SUMMARY_LENGTH): string =>
  beginningOf(plainBlocks(richText(markdown)), most);

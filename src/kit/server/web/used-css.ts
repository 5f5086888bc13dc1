/**
 * The part of a style sheet that one document uses. Public pages carry their styles inside (first paint waits for
 * nothing), and the whole sheet would be most of their weight; the browser fetches it once the page is awake.
 */
interface Needs {
  readonly classes: readonly string[];
  readonly elements: readonly string[];
}
interface Leaf {
  readonly text: string;
  /** Per selector what must be in the document for it to apply; null for what is kept in any case. */
  readonly needs: readonly Needs[] | null;
}
interface Group {
  readonly prelude: string;
  readonly children: readonly Node[];
}
type Node = Leaf | Group;

const GROUPS = /^@(layer|media|supports|container)\b/;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const ELEMENT = /(?:^|[\s>+~])([a-z][a-z0-9]*)(?![\w-]*\()/g;
/** Vendors' own parts of controls: `::-webkit-datetime-edit` matters only where there is a field. */
const CONTROL_PART = /::(?:-webkit-(?!scrollbar)|-moz-|file-selector|placeholder)|optgroup/;

/** Where the block that opens at `open` closes; strings are skipped. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") {
      at = css.indexOf(sign, at + 1);
      if (at < 0) break;
    } else if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return at;
  }
  throw new Error('the style sheet has a block that never closes');
}

/** Commas between selectors, not those inside brackets such as `:is(a, b)`. */
function selectorsOf(prelude: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const sign = prelude[at];
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, prelude.slice(from)];
}

/** What stands inside `:not()` is wanted absent, so it is not needed; `:is()` and `:where()` offer choices. */
function needsOf(selector: string): Needs {
  const bare = selector.replace(/:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  const withHas = selector.replace(/:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  const classes = [...withHas.matchAll(CLASS)].map((match) => (match[1] ?? '').replace(/\\(.)/g, '$1'));
  const elements = [
    ...bare
      .replace(CLASS, '')
      .replace(/\[[^\]]*\]/g, '')
      .matchAll(ELEMENT),
  ].map((match) => match[1] ?? '');
  return { classes, elements: CONTROL_PART.test(selector) ? [...elements, 'input'] : elements };
}

function parse(css: string): Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    const end = css.indexOf(';', at);
    if (end >= 0 && (open < 0 || end < open)) {
      nodes.push({ text: css.slice(at, end + 1), needs: null });
      at = end + 1;
      continue;
    }
    if (open < 0) break;
    const close = closingBrace(css, open);
    const prelude = css.slice(at, open).trim();
    if (GROUPS.test(prelude)) nodes.push({ prelude, children: parse(css.slice(open + 1, close)) });
    else nodes.push({ text: css.slice(at, close + 1), needs: prelude.startsWith('@') ? null : selectorsOf(prelude).map(needsOf) });
    at = close + 1;
  }
  return nodes;
}

interface Used {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

const applies = ({ classes, elements }: Needs, used: Used): boolean =>
  classes.every((name) => used.classes.has(name)) && elements.every((name) => used.elements.has(name));

function write(nodes: readonly Node[], used: Used): string {
  let text = '';
  for (const node of nodes) {
    if ('children' in node) {
      const inner = write(node.children, used);
      if (inner !== '') text += `${node.prelude}{${inner}}`;
    } else if (node.needs === null || node.needs.some((needs) => applies(needs, used))) text += node.text;
  }
  return text;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

export function classesIn(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of value.split(' '))
      used.add(name.includes('&') ? name.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity) : name);
  }
  return used;
}

const elementsIn = (html: string): Set<string> => new Set(['html', 'body', ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map((match) => match[1] ?? '')]);

const DECLARATION = /(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*)(;|(?=\}))/g;
const REFERENCE = /var\((--[\w-]+)/g;
const referencesIn = (css: string): string[] => [...css.matchAll(REFERENCE)].map((match) => match[1] ?? '');

/** Tokens nobody in this document asks for go, and so do the `@property` rules of utilities it does not wear. */
function withoutUnusedTokens(css: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARATION)) values.set(name, `${values.get(name) ?? ''} ${value}`);
  const wanted = new Set<string>();
  const queue = referencesIn(css.replace(DECLARATION, ''));
  for (const name of queue) {
    if (wanted.has(name)) continue;
    wanted.add(name);
    queue.push(...referencesIn(values.get(name) ?? ''));
  }
  return css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (wanted.has(name) ? rule : ''))
    .replace(DECLARATION, (declaration, name: string) => (wanted.has(name) ? declaration : ''));
}

/** Parses once; the function it gives is cheap enough to run for every rendered document. */
export function usedCss(sheet: string): (html: string) => string {
  const nodes = parse(sheet.replace(/\/\*[\s\S]*?\*\//g, ''));
  return (html) => withoutUnusedTokens(write(nodes, { classes: classesIn(html), elements: elementsIn(html) }));
}

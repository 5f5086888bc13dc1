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
/** Vendors' own parts of controls matter only where there is such a control: `::-webkit-datetime-edit` needs a date. */
const CONTROL_PARTS: readonly (readonly [RegExp, string])[] = [
  [/::-webkit-(?:date|calendar)/, 'input:date'],
  [/::-webkit-(?:inner|outer)-spin/, 'input:number'],
  [/::file-selector/, 'input:file'],
  [/::(?:-webkit-(?!scrollbar)|-moz-|placeholder)|optgroup/, 'input'],
];
/** What the first file of each typeface does not draw; with `unicode-range` a browser asks for the second by itself. */
const BEYOND_LATIN_1 = /[\u0100-\u0130\u0132-\u0151\u0154-\u024F\u0259\u1E00-\u1EFF\u20A0-\u20C0]/;
const SECOND_FACE = /^@font-face\{[^}]*unicode-range:U\+100/;

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
  const control = CONTROL_PARTS.find(([part]) => part.test(selector))?.[1];
  return { classes, elements: control === undefined ? elements : [...elements, control] };
}

function needsOfRule(rule: string, prelude: string): Needs[] | null {
  if (SECOND_FACE.test(rule)) return [{ classes: [], elements: ['beyond-latin-1'] }];
  return prelude.startsWith('@') ? null : selectorsOf(prelude).map(needsOf);
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
    else nodes.push({ text: css.slice(at, close + 1), needs: needsOfRule(css.slice(at, close + 1), prelude) });
    at = close + 1;
  }
  return nodes;
}

/** The classes and elements of a piece of a document. */
export interface Wardrobe {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

const applies = ({ classes, elements }: Needs, used: Wardrobe): boolean =>
  classes.every((name) => used.classes.has(name)) && elements.every((name) => used.elements.has(name));

function write(nodes: readonly Node[], used: Wardrobe): string {
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

function classesIn(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of value.split(' '))
      used.add(name.includes('&') ? name.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity) : name);
  }
  return used;
}

/** What scripts and data blocks say is no element of the page. */
const SCRIPT_TEXT = /(<script\b[^>]*>)[^<]*/g;

export function wardrobeOf(document: string): Wardrobe {
  const html = document.replace(SCRIPT_TEXT, '$1');
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map((match) => match[1] ?? ''));
  for (const [, type = ''] of html.matchAll(/ type="(date|datetime-local|month|time|number|file)"/g))
    elements.add(`input:${type === 'number' || type === 'file' ? type : 'date'}`);
  if (BEYOND_LATIN_1.test(html)) elements.add('beyond-latin-1');
  return { classes: classesIn(html), elements };
}

const DECLARATION = /(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*)(;|(?=\}))/g;
const REFERENCE = /var\((--[\w-]+)/g;
const referencesIn = (css: string): string[] => [...css.matchAll(REFERENCE)].map((match) => match[1] ?? '');

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

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
    .replace(KEYFRAMES, (rule, name: string) => (new RegExp(`animation[^;}]*\\b${name}\\b`).test(css) ? rule : ''))
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (wanted.has(name) ? rule : ''))
    .replace(DECLARATION, (declaration, name: string) => (wanted.has(name) ? declaration : ''));
}

const MOST_SHEETS = 200;

/** Parses once; the function it gives answers from memory for documents that wear the same, as most pages of a kind do. */
export function usedCss(sheet: string): (wardrobes: readonly Wardrobe[]) => string {
  const nodes = parse(sheet.replace(/\/\*[\s\S]*?\*\//g, ''));
  const made = new Map<string, string>();
  return (wardrobes) => {
    const used = {
      classes: new Set(wardrobes.flatMap(({ classes }) => [...classes])),
      elements: new Set(['html', 'body', ...wardrobes.flatMap(({ elements }) => [...elements])]),
    };
    const key = `${[...used.classes].sort().join(' ')}|${[...used.elements].sort().join(' ')}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const css = withoutUnusedTokens(write(nodes, used));
    made.set(key, css);
    if (made.size > MOST_SHEETS) made.delete(made.keys().next().value ?? '');
    return css;
  };
}

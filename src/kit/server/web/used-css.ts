import { hashOf } from '../http/headers.ts';

/**
 * The part of a stylesheet that one document uses: the rules whose classes are all in it, and those that need none.
 * Public pages carry their styles inside (first paint waits for nothing), and the whole sheet would be most of their
 * weight; the browser fetches it once the page is awake.
 */
interface Leaf {
  readonly text: string;
  /** The classes each selector needs; null for what is kept in any case. */
  readonly needs: readonly (readonly string[])[] | null;
}
interface Group {
  readonly prelude: string;
  readonly children: readonly Node[];
}
type Node = Leaf | Group;

const GROUPS = /^@(layer|media|supports|container)\b/;
const CLASS = /\.((?:\\.|[\w-])+)/g;

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
  throw new Error('the stylesheet has a block that never closes');
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

const ABSENT = /:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CHOICE = /:(?:is|where)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/** What is inside `:not()` is wanted absent, so it is not needed; `:is()` and `:where()` offer choices, unless they hold only one. */
function needsOf(selector: string): string[] {
  const needed = selector.replace(ABSENT, '').replace(CHOICE, (_whole, inside: string) => (inside.includes(',') ? '' : inside));
  return [...needed.matchAll(CLASS)].map((match) => (match[1] ?? '').replace(/\\(.)/g, '$1'));
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

function write(nodes: readonly Node[], used: ReadonlySet<string>): string {
  let text = '';
  for (const node of nodes) {
    if ('children' in node) {
      const inner = write(node.children, used);
      if (inner !== '') text += `${node.prelude}{${inner}}`;
    } else if (node.needs === null || node.needs.some((classes) => classes.every((name) => used.has(name)))) text += node.text;
  }
  return text;
}

const BEFORE_VALUE = ' class=';
const LAST_OF_CLASS = BEFORE_VALUE.charCodeAt(BEFORE_VALUE.length - 2);

/**
 * The class attributes of a body as React wrote it, each once and as it is written. Goes from quote to quote: there, every
 * quote opens or closes the value of an attribute, as text and values have theirs escaped. So no text can pass for a class.
 */
export function classAttributesOf(body: string): string[] {
  const found = new Set<string>();
  for (let open = body.indexOf('"'); open >= 0;) {
    const close = body.indexOf('"', open + 1);
    // One character first: most attributes end with another, and comparing the whole each time took most of the time.
    if (body.charCodeAt(open - 2) === LAST_OF_CLASS && body.startsWith(BEFORE_VALUE, open - BEFORE_VALUE.length)) found.add(body.slice(open + 1, close));
    open = body.indexOf('"', close + 1);
  }
  return [...found];
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const unescaped = (name: string): string => (name.includes('&') ? name.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity) : name);

const classesIn = (attributes: readonly string[]): Set<string> => new Set(attributes.flatMap((value) => value.split(' ').map(unescaped)));

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

/** A document's own styles, and how its policy names them. */
export interface Styles {
  /** The style element as it stands in the document: encoded once for all documents of the same classes. */
  readonly element: Buffer;
  readonly hash: string;
}

/** Parses once; the function it gives takes a body and remembers its answers for bodies of the same classes, as most pages of a kind are. */
export function usedCss(sheet: string): (body: string) => Styles {
  const nodes = parse(sheet.replace(/\/\*[\s\S]*?\*\//g, ''));
  const made = new Map<string, Styles>();
  return (body) => {
    const attributes = classAttributesOf(body);
    const key = attributes.join('\n');
    const known = made.get(key);
    if (known !== undefined) return known;
    const css = withoutUnusedTokens(write(nodes, classesIn(attributes)));
    const styles = { element: Buffer.from(`<style>${css}</style>`), hash: hashOf(css) };
    made.set(key, styles);
    if (made.size > MOST_SHEETS) made.delete(made.keys().next().value ?? '');
    return styles;
  };
}

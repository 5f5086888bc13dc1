/** PostgreSQL's analyzed form of a statement, as the server prints it (`pg_node_tree`). */
export interface Node {
  readonly tag: string;
  readonly [field: string]: Tree;
}
export type Tree = Node | readonly Tree[] | string | null;

const TOKEN = /\s*([(){}[\]]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}[\]\\])+)/gy;

function tokensOf(text: string): string[] {
  TOKEN.lastIndex = 0;
  const tokens: string[] = [];
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) tokens.push(match[1] ?? '');
  return tokens;
}

const unescaped = (token: string): string =>
  (token.startsWith('"') ? token.slice(1, -1) : token).replaceAll(/\\(.)/g, '$1');

/** `{VAR :varno 1}` becomes an object, `(a b)` a list, `<>` null; all else stays text. */
export function parseTree(text: string): Tree {
  const tokens = tokensOf(text);
  let at = 0;

  function listUntil(end: string): Tree[] {
    const items: Tree[] = [];
    while (tokens[at] !== end) items.push(value());
    at += 1;
    return items;
  }

  function node(): Node {
    const read: Record<string, Tree> = { tag: tokens[at++] ?? '' };
    while (tokens[at] !== '}') {
      const field = (tokens[at++] ?? '').slice(1);
      const values: Tree[] = [];
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(value());
      // Only a constant has two: its length, and its bytes.
      read[field] = values.length === 1 ? (values[0] ?? null) : values;
    }
    at += 1;
    return read as Node;
  }

  function value(): Tree {
    const token = tokens[at++];
    if (token === undefined) throw new Error('the tree ends too early');
    if (token === '{') return node();
    if (token === '(') return listUntil(')');
    if (token === '[') return listUntil(']');
    return token === '<>' ? null : unescaped(token);
  }

  return value();
}

export const isNode = (tree: Tree | undefined): tree is Node =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);
export const listOf = (tree: Tree | undefined): readonly Tree[] => (Array.isArray(tree) ? tree : []);
export const nodesOf = (tree: Tree | undefined): Node[] => listOf(tree).filter(isNode);
export const textOf = (tree: Tree | undefined): string => (typeof tree === 'string' ? tree : '');
export const numberOf = (tree: Tree | undefined): number => Number(textOf(tree));

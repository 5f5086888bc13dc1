import type { Catalog } from './catalog.ts';
import { isNode, listOf, nodesOf, numberOf, textOf, type Node, type Tree } from './node-tree.ts';

/** How a use of a parameter handles null: tests for it, fails, accepts it as a value, or compares with it in vain. */
type Null = 'asks' | 'breaks' | 'knows' | 'compares';

const CASTS = new Set(['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR', 'COLLATEEXPR']);
const isCast = (node: Node): boolean =>
  CASTS.has(node.tag) || (node.tag === 'FUNCEXPR' && ['1', '2'].includes(textOf(node['funcformat'])));
const innerOf = (node: Node): Tree | undefined => (node.tag === 'FUNCEXPR' ? listOf(node['args'])[0] : node['arg']);

/** What is within casts. */
function bare(tree: Tree | undefined): Tree | undefined {
  return isNode(tree) && isCast(tree) ? bare(innerOf(tree)) : tree;
}

/**
 * The numbers of the parameters that may be null: where the statement asks for it, or stores it in a nullable column.
 */
export function nullableParams(statement: Node, count: number, catalog: Catalog): Set<number> {
  const uses = new Map<number, Null[]>();

  function note(param: Node, takes: Null): void {
    const number = numberOf(param['paramid']);
    uses.set(number, [...(uses.get(number) ?? []), takes]);
  }

  /** Into a column: through the list of values or the query that an insert reads from. */
  function intoColumn(tree: Tree | undefined, takes: Null, query: Node): void {
    const inner = bare(tree);
    if (!isNode(inner)) return;
    if (inner.tag === 'PARAM') return note(inner, takes);
    if (inner.tag !== 'VAR' || textOf(inner['varlevelsup']) !== '0') return;
    const entry = nodesOf(query['rtable'])[numberOf(inner['varno']) - 1];
    const index = numberOf(inner['varattno']) - 1;
    for (const row of listOf(entry?.['values_lists'])) intoColumn(listOf(row)[index], takes, query);
    const from = entry?.['subquery'];
    if (isNode(from) && from['setOperations'] === null)
      intoColumn(nodesOf(from['targetList'])[index]?.['expr'], takes, from);
  }

  function assignments(query: Node, list: Tree | undefined): void {
    const target = nodesOf(query['rtable'])[numberOf(query['resultRelation']) - 1];
    for (const entry of nodesOf(list)) {
      const column = catalog.column(textOf(target?.['relid']), textOf(entry['resno']));
      intoColumn(entry['expr'], column?.isNotNull === true ? 'breaks' : 'knows', query);
    }
  }

  function visit(tree: Tree | undefined, takes: Null): void {
    if (Array.isArray(tree)) return tree.forEach((child: Tree) => visit(child, takes));
    if (!isNode(tree)) return;
    if (tree.tag === 'PARAM') return note(tree, takes);
    if (isCast(tree)) return visit(innerOf(tree), takes);
    switch (tree.tag) {
      case 'QUERY':
        return visitQuery(tree);
      case 'OPEXPR':
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
        return visit(tree['args'], 'compares');
      case 'FUNCEXPR': {
        const routine = catalog.routine(textOf(tree['funcid']));
        return visit(tree['args'], routine?.isBuiltIn === true && routine.isStrict ? 'compares' : 'knows');
      }
      case 'NAMEDARGEXPR':
        return visit(tree['arg'], takes);
      case 'NULLTEST':
        return visit(tree['arg'], 'asks');
      case 'RANGETBLENTRY':
        for (const called of nodesOf(tree['functions'])) visit(called['funcexpr'], 'compares');
        return Object.entries(tree).forEach(([field, part]) => field !== 'functions' && visit(part, 'knows'));
      default:
        return Object.values(tree).forEach((part) => visit(part, 'knows'));
    }
  }

  function visitQuery(query: Node): void {
    if (textOf(query['resultRelation']) !== '0') assignments(query, query['targetList']);
    if (isNode(query['onConflict'])) assignments(query, query['onConflict']['onConflictSet']);
    for (const [field, part] of Object.entries(query))
      visit(part, ['limitCount', 'limitOffset'].includes(field) ? 'compares' : 'knows');
  }

  visit(statement, 'knows');
  const mayBeNull = (taken: readonly Null[]): boolean =>
    taken.includes('asks') || (!taken.includes('breaks') && (taken.length === 0 || taken.includes('knows')));
  return new Set(
    Array.from({ length: count }, (_, index) => index + 1).filter((number) => mayBeNull(uses.get(number) ?? [])),
  );
}

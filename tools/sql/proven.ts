import type { Catalog } from './catalog.ts';
import { isNode, listOf, nodesOf, textOf, type Node, type Tree } from './node-tree.ts';

const INNER = '0';
const IS_NOT_NULL = '1';

const known = new WeakMap<Node, ReadonlySet<string>>();

/**
 * Columns, as `varno.attno`, that are not null in any row of the query: `where ended_at is not null`, `where id = $1`.
 */
export function provenNotNull(query: Node, catalog: Catalog): ReadonlySet<string> {
  let proven = known.get(query);
  if (proven === undefined) {
    const found = new Set<string>();
    readSource(query['jointree'], catalog, found);
    known.set(query, (proven = found));
  }
  return proven;
}

function readSource(tree: Tree | undefined, catalog: Catalog, found: Set<string>): void {
  if (!isNode(tree) || (tree.tag === 'JOINEXPR' && textOf(tree['jointype']) !== INNER)) return;
  readCondition(tree['quals'], catalog, found);
  for (const part of [...nodesOf(tree['fromlist']), tree['larg'], tree['rarg']]) readSource(part, catalog, found);
}

function noteColumn(tree: Tree | undefined, found: Set<string>): void {
  if (!isNode(tree)) return;
  if (tree.tag === 'RELABELTYPE' || tree.tag === 'COERCEVIAIO') return noteColumn(tree['arg'], found);
  if (tree.tag === 'VAR' && textOf(tree['varlevelsup']) === '0')
    found.add(`${textOf(tree['varno'])}.${textOf(tree['varattno'])}`);
}

function readCondition(tree: Tree | undefined, catalog: Catalog, found: Set<string>): void {
  if (!isNode(tree)) return;
  if (tree.tag === 'BOOLEXPR' && textOf(tree['boolop']) === 'and')
    for (const part of listOf(tree['args'])) readCondition(part, catalog, found);
  else if (tree.tag === 'NULLTEST' && textOf(tree['nulltesttype']) === IS_NOT_NULL) noteColumn(tree['arg'], found);
  else if (tree.tag === 'OPEXPR' || tree.tag === 'SCALARARRAYOPEXPR') {
    const routine = catalog.routine(textOf(tree['opfuncid']));
    if (routine?.isBuiltIn === true && routine.isStrict)
      for (const argument of listOf(tree['args'])) noteColumn(argument, found);
  }
}

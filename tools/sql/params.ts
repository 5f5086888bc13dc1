import { isNode, listOf, nodesOf, numberOf, textOf, type Node, type Tree } from './node-tree.ts';
import type { Scope } from './facts.ts';

export interface Param {
  readonly name: string;
  readonly isNullable: boolean;
}

/** How a use of a parameter handles null: tests for it, fails, accepts it as a value, or compares with it in vain. */
type Null = 'asks' | 'breaks' | 'knows' | 'compares';
interface Use {
  readonly name?: string | undefined;
  readonly takes: Null;
}

const CASTS = new Set(['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR', 'COLLATEEXPR']);
const isCast = (node: Node): boolean => CASTS.has(node.tag) || (node.tag === 'FUNCEXPR' && ['1', '2'].includes(textOf(node['funcformat'])));
const innerOf = (node: Node): Tree | undefined => (node.tag === 'FUNCEXPR' ? listOf(node['args'])[0] : node['arg']);

/** What is within casts. */
function bare(tree: Tree | undefined): Tree | undefined {
  return isNode(tree) && isCast(tree) ? bare(innerOf(tree)) : tree;
}

const plural = (name: string | undefined): string | undefined => (name === undefined ? undefined : name.endsWith('s') ? `${name}es` : `${name}s`);

// `$6 /* words */`: the author names what no column can.
function writtenNames(text: string): Map<number, string> {
  const names = new Map<number, string>();
  for (const [, number, name = ''] of text.matchAll(/\$(\d+)(?:::[\w[\]]+)? \/\* (\w+) \*\//g)) {
    if ((names.get(Number(number)) ?? name) !== name) throw new Error(`$${number} is named both ${names.get(Number(number))} and ${name}`);
    names.set(Number(number), name);
  }
  return names;
}

/** Names every parameter as written, or by what it is put into or compared with, and says which may be null. */
export function paramsOf(statement: Node, text: string, count: number, scope: Omit<Scope, 'queries'>): Param[] {
  const uses = new Map<number, Use[]>();
  const { catalog } = scope;

  function columnName(tree: Tree | undefined, queries: readonly Node[]): string | undefined {
    const inner = bare(tree);
    if (!isNode(inner)) return undefined;
    if (['FUNCEXPR', 'OPEXPR', 'COALESCEEXPR', 'MINMAXEXPR'].includes(inner.tag))
      return listOf(inner['args'])
        .map((one) => columnName(one, queries))
        .find((one) => one !== undefined);
    if (inner.tag !== 'VAR') return undefined;
    const entry = nodesOf(queries[numberOf(inner['varlevelsup'])]?.['rtable'])[numberOf(inner['varno']) - 1];
    const names = isNode(entry?.['eref']) ? listOf(entry['eref']['colnames']) : [];
    const name = textOf(names[numberOf(inner['varattno']) - 1]);
    // What is grouped by may be an expression, which has no name.
    return /^\w+$/.test(name) ? name : undefined;
  }

  /** Into a column: through the list of values or the query that an insert reads from. */
  function intoColumn(tree: Tree | undefined, use: Use, query: Node): void {
    const inner = bare(tree);
    if (!isNode(inner)) return;
    if (inner.tag === 'PARAM') return note(inner, use);
    if (inner.tag !== 'VAR' || textOf(inner['varlevelsup']) !== '0') return;
    const entry = nodesOf(query['rtable'])[numberOf(inner['varno']) - 1];
    const index = numberOf(inner['varattno']) - 1;
    for (const row of listOf(entry?.['values_lists'])) intoColumn(listOf(row)[index], use, query);
    const from = entry?.['subquery'];
    if (isNode(from) && from['setOperations'] === null) intoColumn(nodesOf(from['targetList'])[index]?.['expr'], use, from);
  }

  function note(param: Node, use: Use): void {
    const number = numberOf(param['paramid']);
    uses.set(number, [...(uses.get(number) ?? []), use]);
  }

  function assignments(query: Node, list: Tree | undefined): void {
    const target = nodesOf(query['rtable'])[numberOf(query['resultRelation']) - 1];
    for (const entry of nodesOf(list)) {
      const column = catalog.column(textOf(target?.['relid']), textOf(entry['resno']));
      intoColumn(entry['expr'], { name: column?.name, takes: column?.isNotNull === true ? 'breaks' : 'knows' }, query);
    }
  }

  function visit(tree: Tree | undefined, queries: readonly Node[], use: Use): void {
    if (Array.isArray(tree)) return tree.forEach((one: Tree) => visit(one, queries, use));
    if (!isNode(tree)) return;
    if (tree.tag === 'PARAM') return note(tree, use);
    if (isCast(tree)) return visit(innerOf(tree), queries, use);
    if (tree.tag === 'QUERY') return visitQuery(tree, [tree, ...queries]);
    const args = listOf(tree['args']);
    const beside = (): string | undefined => args.map((one) => columnName(one, queries)).find((one) => one !== undefined);
    switch (tree.tag) {
      case 'OPEXPR':
        return visit(args, queries, { name: beside() ?? use.name, takes: 'compares' });
      case 'SCALARARRAYOPEXPR':
        visit(args[0], queries, { name: beside(), takes: 'compares' });
        return visit(args[1], queries, { name: plural(beside()), takes: 'compares' });
      // `(at, id) < ($1, $2)`: each is named by the one it stands across from. A page from the start has null here.
      case 'ROWCOMPAREEXPR': {
        const [left, right] = [listOf(tree['largs']), listOf(tree['rargs'])];
        const across = (these: readonly Tree[], those: readonly Tree[]): void =>
          these.forEach((one, index) => visit(one, queries, { name: columnName(those[index], queries), takes: 'knows' }));
        across(left, right);
        return across(right, left);
      }
      case 'DISTINCTEXPR':
      case 'MINMAXEXPR':
      case 'COALESCEEXPR':
        return visit(args, queries, { name: beside() ?? use.name, takes: 'knows' });
      case 'CASEEXPR':
      case 'CASEWHEN':
      case 'TARGETENTRY': {
        const name = tree.tag === 'TARGETENTRY' && /^\w+$/.test(textOf(tree['resname'])) ? textOf(tree['resname']) : use.name;
        return Object.values(tree).forEach((one) => visit(one, queries, { name, takes: 'knows' }));
      }
      case 'FUNCEXPR': {
        const routine = catalog.routine(textOf(tree['funcid']));
        const takes = routine?.isBuiltIn === true && routine.isStrict ? 'compares' : 'knows';
        return args.forEach((one, index) =>
          visit(one, queries, {
            name: routine?.isBuiltIn === true ? (beside() ?? (routine.argumentNames[index] || use.name)) : routine?.argumentNames[index],
            takes,
          }),
        );
      }
      case 'NAMEDARGEXPR':
        return visit(tree['arg'], queries, { name: textOf(tree['name']) || use.name, takes: use.takes });
      case 'NULLTEST':
        return visit(tree['arg'], queries, { takes: 'asks' });
      case 'RANGETBLENTRY': {
        const names = isNode(tree['eref']) ? listOf(tree['eref']['colnames']) : [];
        nodesOf(tree['functions']).forEach((one, index) => visit(one['funcexpr'], queries, { name: plural(textOf(names[index])), takes: 'compares' }));
        return Object.entries(tree).forEach(([field, one]) => field !== 'functions' && visit(one, queries, { takes: 'knows' }));
      }
      case 'BOOLEXPR':
        return visit(args, queries, { name: use.name, takes: 'compares' });
      default:
        return Object.values(tree).forEach((one) => visit(one, queries, { takes: 'knows' }));
    }
  }

  function visitQuery(query: Node, queries: readonly Node[]): void {
    if (textOf(query['resultRelation']) !== '0') assignments(query, query['targetList']);
    if (isNode(query['onConflict'])) assignments(query, query['onConflict']['onConflictSet']);
    visit(query['limitCount'], queries, { name: 'limit', takes: 'compares' });
    visit(query['limitOffset'], queries, { name: 'offset', takes: 'compares' });
    for (const [field, value] of Object.entries(query)) if (!['limitCount', 'limitOffset'].includes(field)) visit(value, queries, { takes: 'knows' });
  }

  visit(statement, [], { takes: 'knows' });
  return named(
    Array.from({ length: count }, (_, index) => uses.get(index + 1) ?? []),
    writtenNames(text),
  );
}

/** Two of one name, or one without, are no names: `[price, price_2]` says neither which is the least nor which is the most. */
function named(all: readonly Use[][], written: ReadonlyMap<number, string>): Param[] {
  const taken = new Map<string, number>();
  return all.map((uses, index) => {
    const found =
      written.get(index + 1) ?? uses.find((use) => use.name !== undefined && use.takes !== 'knows')?.name ?? uses.find((use) => use.name !== undefined)?.name;
    if (found === undefined) throw new Error(`$${index + 1} has no name: write one, $${index + 1} /* name */`);
    const first = taken.get(found);
    if (first !== undefined) throw new Error(`$${first} and $${index + 1} are both ${found}: name them apart, $${index + 1} /* name */`);
    taken.set(found, index + 1);
    const takes = (one: Null): boolean => uses.some((use) => use.takes === one);
    const isNullable = takes('asks') || (!takes('breaks') && (uses.length === 0 || takes('knows')));
    return { name: found, isNullable };
  });
}

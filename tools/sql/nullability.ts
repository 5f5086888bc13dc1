import type { Facts, Scope } from './facts.ts';
import { functionFacts } from './never-null.ts';
import { isNode, listOf, nodesOf, numberOf, textOf, type Node, type Tree } from './node-tree.ts';
import { provenNotNull } from './proven.ts';

const MAYBE: Facts = { isNullable: true };
const NEVER: Facts = { isNullable: false };
const NULL: Facts = { isNullable: true, literals: [] };

const RELATION = '0';
const SUBQUERY = '1';
const JOIN = '2';
const FUNCTION = '3';
const VALUES = '5';
const CTE = '6';
const GROUP = '9';

export const within = (scope: Scope, query: Node, levelsUp = 0): Scope => ({
  ...scope,
  queries: [query, ...scope.queries.slice(levelsUp)],
});

/** For an expression that gives one of several values. */
function oneOf(all: readonly Facts[]): Facts {
  const literals = all.every((facts) => facts.literals !== undefined)
    ? [...new Set(all.flatMap((facts) => facts.literals ?? []))]
    : undefined;
  const lists = all.filter((facts) => facts.items !== undefined || facts.literals?.length !== 0);
  const items = lists.every((facts) => facts.items !== undefined)
    ? [...new Set(lists.flatMap((facts) => facts.items ?? []))]
    : undefined;
  const [first] = all;
  const column = all.every((facts) => facts.column === first?.column) ? first?.column : undefined;
  return { isNullable: all.some((facts) => facts.isNullable), literals, items, column };
}

function leavesOf(tree: Tree | undefined): string[] {
  if (!isNode(tree)) return [];
  return tree.tag === 'RANGETBLREF'
    ? [textOf(tree['rtindex'])]
    : [...leavesOf(tree['larg']), ...leavesOf(tree['rarg'])];
}

/** The columns that a query returns. */
export const outputsOf = (query: Node): Node[] =>
  nodesOf(textOf(query['commandType']) === '1' ? query['targetList'] : query['returningList']).filter(
    (entry) => textOf(entry['resjunk']) !== 'true',
  );

/** For the column with that number of the query at the start of `scope`. */
export function outputFacts(scope: Scope, number: string): Facts {
  const [query] = scope.queries;
  if (query === undefined) return MAYBE;
  if (query['setOperations'] !== null) {
    const parts = leavesOf(query['setOperations']).map(
      (index) => nodesOf(query['rtable'])[Number(index) - 1]?.['subquery'],
    );
    return oneOf(parts.map((part) => (isNode(part) ? outputFacts(within(scope, part), number) : MAYBE)));
  }
  return factsOf(outputsOf(query).find((entry) => entry['resno'] === number)?.['expr'], scope);
}

function columnFacts(node: Node, scope: Scope): Facts {
  const up = numberOf(node['varlevelsup']);
  const query = scope.queries[up];
  const entry = nodesOf(query?.['rtable'])[numberOf(node['varno']) - 1];
  if (query === undefined || entry === undefined) return MAYBE;
  const number = textOf(node['varattno']);
  const itself = sourceFacts(entry, number, { ...scope, queries: scope.queries.slice(up) });
  const isOuter = listOf(node['varnullingrels']).length > 1 || textOf(node['varreturningtype']) !== '0';
  const isProven =
    textOf(query['commandType']) === '1' &&
    provenNotNull(query, scope.catalog).has(`${textOf(node['varno'])}.${number}`);
  return { ...itself, isNullable: !isProven && (isOuter || itself.isNullable) };
}

function sourceFacts(entry: Node, number: string, scope: Scope): Facts {
  const index = Number(number) - 1;
  if (index < 0) return NEVER;
  switch (textOf(entry['rtekind'])) {
    case RELATION: {
      const relation = textOf(entry['relid']);
      const view = scope.catalog.view(relation);
      const column = scope.catalog.column(relation, number);
      if (view !== undefined && column !== undefined) {
        const facts = outputFacts({ ...scope, queries: [view] }, number);
        return { ...facts, column: facts.column ?? `${column.relation}.${column.name}` };
      }
      return column === undefined
        ? MAYBE
        : {
            isNullable: !column.isNotNull,
            column: `${column.relation}.${column.name}`,
            literals: column.allowed ?? undefined,
          };
    }
    case SUBQUERY:
      return isNode(entry['subquery']) ? outputFacts(within(scope, entry['subquery']), number) : MAYBE;
    case JOIN:
      return factsOf(listOf(entry['joinaliasvars'])[index], scope);
    case FUNCTION: {
      const [called, ...others] = nodesOf(entry['functions']);
      return others.length === 0 && index === 0 ? factsOf(called?.['funcexpr'], scope) : MAYBE;
    }
    case VALUES:
      return oneOf(listOf(entry['values_lists']).map((row) => factsOf(listOf(row)[index], scope)));
    case CTE: {
      const up = numberOf(entry['ctelevelsup']);
      const named = nodesOf(scope.queries[up]?.['cteList']).find((node) => node['ctename'] === entry['ctename']);
      if (named === undefined || textOf(entry['self_reference']) === 'true' || !isNode(named['ctequery'])) return MAYBE;
      return outputFacts(within(scope, named['ctequery'], up), number);
    }
    case GROUP:
      return factsOf(listOf(entry['groupexprs'])[index], scope);
    default:
      return MAYBE;
  }
}

/** `x` of a constant, where it is text. */
function constantFacts(node: Node): Facts {
  if (textOf(node['constisnull']) === 'true') return NULL;
  const isText = ['25', '1043', '705'].includes(textOf(node['consttype']));
  if (!isText) return NEVER;
  const [, bytes] = listOf(node['constvalue']);
  return {
    isNullable: false,
    literals: [
      Buffer.from(listOf(bytes).map((byte) => numberOf(byte) & 255))
        .subarray(4)
        .toString(),
    ],
  };
}

/** A query without groups that adds up has exactly one row. */
function scalarFacts(query: Node, scope: Scope): Facts {
  const isOneRow =
    textOf(query['hasAggs']) === 'true' &&
    query['groupClause'] === null &&
    query['havingQual'] === null &&
    query['limitCount'] === null;
  const facts = outputFacts(within(scope, query), '1');
  return isOneRow ? facts : { ...facts, isNullable: true };
}

export function factsOf(tree: Tree | undefined, scope: Scope): Facts {
  if (!isNode(tree)) return MAYBE;
  const args = (field = 'args') => listOf(tree[field]).map((argument) => factsOf(argument, scope));
  switch (tree.tag) {
    case 'VAR':
      return columnFacts(tree, scope);
    case 'CONST':
      return constantFacts(tree);
    case 'PARAM':
      return { isNullable: scope.nullableParams.has(numberOf(tree['paramid'])) };
    case 'RELABELTYPE':
    case 'COLLATEEXPR':
      return factsOf(tree['arg'], scope);
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
      return { isNullable: factsOf(tree['arg'], scope).isNullable };
    case 'COALESCEEXPR':
      return { ...oneOf(args()), column: args()[0]?.column, isNullable: args().every((arg) => arg.isNullable) };
    case 'MINMAXEXPR':
      return { isNullable: args().every((arg) => arg.isNullable) };
    case 'CASEEXPR':
      return oneOf([
        ...nodesOf(tree['args']).map((node) => factsOf(node['result'], scope)),
        factsOf(tree['defresult'], scope),
      ]);
    case 'BOOLEXPR':
      return { isNullable: args().some((arg) => arg.isNullable) };
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'ROWEXPR':
    case 'SQLVALUEFUNCTION':
      return NEVER;
    case 'SUBLINK':
      if (textOf(tree['subLinkType']) === '0') return NEVER;
      if (textOf(tree['subLinkType']) === '6' && isNode(tree['subselect']))
        return { isNullable: false, items: outputFacts(within(scope, tree['subselect']), '1').literals };
      return textOf(tree['subLinkType']) === '4' && isNode(tree['subselect'])
        ? scalarFacts(tree['subselect'], scope)
        : MAYBE;
    default:
      return functionFacts(tree, scope, factsOf);
  }
}

import type pg from 'pg';
import { numberParameters } from '#kit/server/db/named-parameters.ts';
import type { Catalog } from './catalog.ts';
import type { Facts } from './facts.ts';
import { isNode, nodesOf, numberOf, parseTree, textOf, type Node, type Tree } from './node-tree.ts';
import { outputFacts, outputsOf } from './nullability.ts';
import { nullableParams } from './params.ts';

export interface Output extends Facts {
  readonly name: string;
  readonly type: string;
}

interface Param {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

export interface Described {
  readonly name: string;
  readonly params: readonly Param[];
  readonly row: readonly Output[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

const PREPARED = `select parameter_types::oid[]::text[] as params, parameter_types::text[] as written,
  result_types::oid[]::text[] as results from pg_prepared_statements where name = 'described'`;

/**
 * What the database knows of one statement. PostgreSQL itself analyzes it as the body of a function: only in this
 * form does the server reveal which table a column comes from and which outer join may make it null.
 */
export async function describe(
  client: pg.ClientBase,
  catalog: Catalog,
  statement: { readonly name: string; readonly text: string },
): Promise<Described> {
  const { text, params: names } = numberParameters(statement.text);
  await client.query('begin');
  try {
    await client.query(`prepare described as ${text}`);
    const { rows } = await client.query<{ params: string[]; written: string[]; results: string[] | null }>(PREPARED);
    const [prepared] = rows;
    if (prepared === undefined) throw new Error('was not prepared');
    const { params, written, results } = prepared;
    const returns = results === null ? 'void' : results.length === 0 ? 'setof void' : 'setof record';
    await client.query(
      `create function public.described(${written.join(', ')}) returns ${returns} language sql begin atomic ${text};
        end`,
    );
    const body = await client.query<{ tree: string }>(
      `select prosqlbody::text as tree from pg_proc where proname = 'described'`,
    );
    const query = queryIn(parseTree(body.rows[0]?.tree ?? ''));
    const nullable = nullableParams(query, params.length, catalog);
    const row = outputsOf(query).map((entry, index): Output => {
      const facts = outputFacts({ catalog, queries: [query], nullableParams: nullable }, textOf(entry['resno']));
      const alias = textOf(entry['resname']);
      const isMarked = alias.endsWith('!');
      return {
        ...facts,
        isNullable: facts.isNullable && !isMarked,
        name: isMarked ? alias.slice(0, -1) : alias,
        type: catalog.typeName(results?.[index] ?? ''),
      };
    });
    const twice = row.find(({ name }, index) => row.findIndex((output) => output.name === name) !== index);
    if (twice !== undefined) throw new Error(`two columns are named ${twice.name}`);
    return {
      name: statement.name,
      params: names.map((name, index) => ({
        name,
        type: catalog.typeName(params[index] ?? ''),
        isNullable: nullable.has(index + 1),
      })),
      row,
      ...relationsOf(query, catalog),
    };
  } finally {
    await client.query('rollback; deallocate all');
  }
}

function queryIn(tree: Tree): Node {
  if (Array.isArray(tree)) return queryIn(tree[0] as Tree);
  if (!isNode(tree) || tree.tag !== 'QUERY') throw new Error('no statement');
  return tree;
}

/** The tables and views that the statement itself names, not those behind a view. */
function relationsOf(query: Node, catalog: Catalog): { reads: string[]; writes: string[] } {
  const [reads, writes] = [new Set<string>(), new Set<string>()];
  const visit = (tree: Tree | undefined): void => {
    if (Array.isArray(tree)) return tree.forEach((child: Tree) => visit(child));
    if (!isNode(tree)) return;
    if (tree.tag === 'QUERY') {
      const target = numberOf(tree['resultRelation']) - 1;
      nodesOf(tree['rtable']).forEach((entry, index) => {
        if (textOf(entry['rtekind']) === '0')
          (index === target ? writes : reads).add(catalog.relationName(textOf(entry['relid'])));
      });
    }
    for (const part of Object.values(tree)) visit(part);
  };
  visit(query);
  return { reads: [...reads].toSorted(), writes: [...writes].toSorted() };
}

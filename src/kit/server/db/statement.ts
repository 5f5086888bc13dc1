import { numberParameters } from './named-parameters.ts';

/**
 * Every named statement of the product, with the types of its parameters and rows. Each domain's generated
 * `statements.ts` adds its own.
 */
export interface StatementTypes {}

/** The rows of every table that a statement answers from; the generated `db/tables.ts` adds them. */
export interface Tables {}

/** Some columns of a table, as a statement answers them. */
export type From<Table extends keyof Tables, Column extends keyof Tables[Table]> = Pick<Tables[Table], Column>;

/**
 * A named statement: its name makes PostgreSQL keep the plan. Its types are the database's own
 * (docs/decisions/050-statements-described.md).
 */
export interface Statement<Params extends object = never, Row = unknown> {
  readonly name: string;
  /** As PostgreSQL takes it, with $1 for the first parameter. */
  readonly text: string;
  /** The names of $1, $2 and so on. */
  readonly params: readonly string[];
  /** Sent without its name: PostgreSQL plans it for the values it comes with. */
  readonly isPlannedEachTime?: true;
  /** For the compiler alone. */
  readonly types?: (params: Params) => Row;
}

/**
 * What the database cannot know: the shape of JSON, the allowed words of a text without a check. A domain's
 * `column-types.ts` declares it once, by `table.column` or, for an expression, by `statement.column`.
 */
export interface ColumnTypes {}

/** A declared type must be narrower than the database's. */
export type Of<Base, Narrower extends Base> = Narrower;

export type RowOf<S> = S extends Statement<never, infer Row> ? Row : never;

type Named<Name> = Name extends keyof StatementTypes
  ? StatementTypes[Name] extends { params: infer Params extends object; row: infer Row }
    ? Statement<Readonly<Params>, Row>
    : never
  : Statement;

/** How a statement was written, and what is sent of it. */
type Known = Pick<Statement, 'text' | 'params'> & { readonly written: string };
const all = new Map<string, Known>();
/** `as "total!"`: the author asserts that it is never null. */
const CERTAIN = /\bas\s+"(\w+)!"/g;
const certain = new Map<string, readonly string[]>();

/**
 * The text names what it takes: `… where id = :id` is run by `tx.row(orderById, { id })`. A connection knows a
 * statement by its name alone: two texts under one name would fail on the first connection that gets both.
 */
export function statement<const Name extends string>(name: Name, text: string): Named<Name> {
  const known = all.get(name);
  if (known !== undefined && known.written !== text) throw new Error(`two statements are named ${name}`);
  const numbered = known ?? { ...numberParameters(text.replaceAll(CERTAIN, 'as "$1"')), written: text };
  all.set(name, numbered);
  const marked = [...text.matchAll(CERTAIN)].map((match) => match[1] ?? '');
  if (marked.length > 0) certain.set(name, marked);
  return { name, text: numbered.text, params: numbered.params } as Statement as Named<Name>;
}

/** The values in the order of the statement's numbers; composed text takes them in that order as they are. */
export const valuesOf = ({ params }: Pick<Statement, 'params'>, values: object): unknown[] =>
  Array.isArray(values) ? [...(values as unknown[])] : params.map((name) => (values as Record<string, unknown>)[name]);

/**
 * For statements whose best plan depends on the values: no plan is kept, so conditions on null or constant values cost
 * nothing.
 */
export const plannedEachTime = <S extends Statement>(source: S): S => ({ ...source, isPlannedEachTime: true });

/**
 * For text that is not ours, the job queue's, and for tests: its parameters have numbers, and nothing checks its row.
 */
export const composed = <Row>(text: string, name?: string): Composed<Row> => ({
  text,
  params: [],
  name: name ?? '',
  ...(name === undefined && { isPlannedEachTime: true }),
});
export type Composed<Row> = Statement<readonly unknown[], Row>;

/** By name, for the generator. */
export const knownStatements = (): ReadonlyMap<string, Known> => all;

/**
 * Fails where a column is null that its statement marks as never null. Tests read through it; the product does not pay
 * for it.
 */
export function checkCertain(name: string, rows: readonly unknown[]): void {
  for (const column of certain.get(name) ?? [])
    if (rows.some((row) => (row as Record<string, unknown>)[column] === null))
      throw new Error(`statement ${name}: ${column} is null, though it is marked "${column}!"`);
}

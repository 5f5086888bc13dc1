/** Every named statement of the product, with the types of its parameters and rows. Each domain's generated `statements.ts` adds its own. */
export interface StatementTypes {}

/**
 * A named statement: its name makes PostgreSQL keep the plan. Its types are the database's own (docs/decisions/050-statements-described.md).
 */
export interface Statement<Params extends readonly unknown[] = never, Row = unknown> {
  readonly name: string;
  readonly text: string;
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
  ? StatementTypes[Name] extends { params: infer Params extends readonly unknown[]; row: infer Row }
    ? Statement<Readonly<Params>, Row>
    : never
  : Statement;

const texts = new Map<string, string>();
/** `as "total!"`: the author asserts that it is never null. */
const CERTAIN = /\bas "(\w+)!"/g;
const certain = new Map<string, readonly string[]>();
/** A text as PostgreSQL takes it, without these marks. */
export const withoutMarks = (text: string): string => text.replaceAll(CERTAIN, 'as "$1"');

/** A connection knows a statement by its name alone: two texts under one name would fail on the first connection that gets both. */
export function statement<const Name extends string>(name: Name, text: string): Named<Name> {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`two statements are named ${name}`);
  texts.set(name, text);
  const marked = [...text.matchAll(CERTAIN)].map((match) => match[1] ?? '');
  if (marked.length > 0) certain.set(name, marked);
  return { name, text: withoutMarks(text) } as Statement as Named<Name>;
}

/** For statements whose best plan depends on the values: no plan is kept, so conditions on null or constant values cost nothing. */
export const plannedEachTime = <S extends Statement>(of: S): S => ({ ...of, isPlannedEachTime: true });

/** For text that is not ours, the job queue's, and for tests: nothing checks its row. */
export const composed = <Row>(text: string, name?: string): Composed<Row> => ({
  text,
  name: name ?? '',
  ...(name === undefined && { isPlannedEachTime: true }),
});
export type Composed<Row> = Statement<readonly unknown[], Row>;

/** With the marks in their texts, for the generator. */
export const knownStatements = (): ReadonlyMap<string, string> => texts;

/** Fails where a column is null that its statement marks as never null. Tests read through it; the product does not pay for it. */
export function checkCertain(name: string, rows: readonly unknown[]): void {
  for (const column of certain.get(name) ?? [])
    if (rows.some((row) => (row as Record<string, unknown>)[column] === null))
      throw new Error(`statement ${name}: ${column} is null, though it is marked "${column}!"`);
}

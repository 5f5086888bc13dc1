import type { Memory } from './memory.ts';
import { checkCertain, valuesOf, type Statement } from './statement.ts';

/** A statement without parameters takes no values. */
type Bare<Row> = Statement<readonly [], Row>;

export interface ReadRows {
  <Row>(sql: Bare<Row>): Promise<Row[]>;
  <Params extends object, Row>(sql: Statement<Params, Row>, values: NoInfer<Params>): Promise<Row[]>;
}

export interface ReadRow {
  <Row>(sql: Bare<Row>): Promise<Row | undefined>;
  <Params extends object, Row>(sql: Statement<Params, Row>, values: NoInfer<Params>): Promise<Row | undefined>;
}

export interface Reads {
  /** The same one for all work on one database: what a process caches about it. */
  readonly memory: Memory;
  /** All rows of a named statement. Values are always parameters (DB-5). */
  readonly rows: ReadRows;
  /** The only row, or undefined. */
  readonly row: ReadRow;
}

/** Reading, one statement at a time. Code that writes asks for a `Tx`, so a forgotten transaction does not compile. */
export interface Db extends Reads {
  readonly kind: 'db';
}

/** A statement on its way; without a name it is planned each time. */
export interface Asked {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

export function reads(
  query: (statement: Asked) => Promise<{ readonly rows: unknown[] }>,
  memory: Memory,
  isChecked: boolean,
): Reads {
  const rows = async <Row>(sql: Statement, given: object = []): Promise<Row[]> => {
    const { name, text, isPlannedEachTime } = sql;
    const values = valuesOf(sql, given);
    const result = await query(isPlannedEachTime === true || name === '' ? { text, values } : { name, text, values });
    if (isChecked) checkCertain(name, result.rows);
    return result.rows as Row[];
  };
  const row = async <Row>(sql: Statement, values?: object) => (await rows<Row>(sql, values))[0];
  return { memory, rows, row };
}

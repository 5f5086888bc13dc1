import type { Memory } from './memory.ts';
import { checkCertain, type Statement } from './statement.ts';

export interface ReadRows {
  <Row>(sql: Statement<readonly [], Row>): Promise<Row[]>;
  <Params extends readonly unknown[], Row>(sql: Statement<Params, Row>, values: NoInfer<Params>): Promise<Row[]>;
}

export interface ReadRow {
  <Row>(sql: Statement<readonly [], Row>): Promise<Row | undefined>;
  <Params extends readonly unknown[], Row>(sql: Statement<Params, Row>, values: NoInfer<Params>): Promise<Row | undefined>;
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
  readonly values?: readonly unknown[];
}

export function reads(query: (asked: Asked) => Promise<{ readonly rows: unknown[] }>, memory: Memory, isChecked: boolean): Reads {
  const rows = async <Row>({ name, text, isPlannedEachTime }: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
    const result = await query(isPlannedEachTime === true || name === '' ? { text, values } : { name, text, values });
    if (isChecked) checkCertain(name, result.rows);
    return result.rows as Row[];
  };
  const row = async <Row>(sql: Statement, values?: readonly unknown[]) => (await rows<Row>(sql, values))[0];
  return { memory, rows, row };
}

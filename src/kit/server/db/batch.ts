/**
 * What a transaction sends in one turn, as one message: PostgreSQL is woken once for all of it and answers once, at its one
 * Sync. A statement that fails ends the batch: those behind it are passed over.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
import pg from 'pg';

export interface Answer {
  /** What was done: COMMIT, INSERT. */
  readonly command: string;
  readonly rows: unknown[];
}

export interface Part {
  /** It stays prepared under this name; an empty one is planned each time. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | Buffer | null)[];
  /** Rows of others are not described, and left aside. */
  readonly isRead: boolean;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** What a statement behind a failed one ends with: PostgreSQL’s own code for it, `in_failed_sql_transaction`. */
export const PASSED_OVER = '25P02';

interface Field {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** Columns by statement: a connection has each described once, since a prepared statement keeps its columns or fails (0A000). */
const DESCRIBED = Symbol('described');

/** pg’s connection, with what its own queries use of it. */
interface Wire {
  [DESCRIBED]?: Map<string, readonly Field[]>;
  readonly stream: { cork(): void; uncork(): void };
  /** Texts by name: prepared, and sent to be. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(of: { name: string; text: string }): void;
  bind(of: { statement: string; values: readonly unknown[] }): void;
  describe(of: { type: 'P'; name: string }): void;
  execute(of: object): void;
  sync(): void;
}

function rowOf(fields: readonly Field[], values: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let place = 0;
  for (const { name, parse } of fields) {
    const value = values[place] ?? null;
    row[name] = value === null ? null : parse(value);
    place += 1;
  }
  return row;
}

/** One of pg’s queries, because its pipeline takes no others. pg reads from `name` and `text` what was just prepared. */
export class Batch extends pg.Query {
  readonly #parts: readonly Part[];
  #next = 0;
  #rows: unknown[] = [];
  #fields: readonly Field[] | undefined;
  /** A row that could not be read. */
  #unread: { readonly error: unknown } | undefined;
  #known = new Map<string, readonly Field[]>();
  /** pg’s, for its time limit. */
  callback: (error: Error | null) => void = () => {};
  declare name: string;
  declare text: string;

  constructor(parts: readonly Part[]) {
    super('');
    this.#parts = parts;
  }

  override submit = (connection: unknown): void => {
    const wire = connection as Wire;
    this.#known = wire[DESCRIBED] ??= new Map<string, readonly Field[]>();
    wire.stream.cork();
    for (const { name, text, values, isRead } of this.#parts) {
      if (name === '' || (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) === undefined) {
        wire.parse({ name, text });
        if (name !== '') wire.submittedNamedStatements[name] = text;
      }
      wire.bind({ statement: name, values });
      if (isRead && !this.#known.has(name)) wire.describe({ type: 'P', name: '' });
      wire.execute({});
    }
    wire.sync();
    wire.stream.uncork();
    this.#turnTo(0);
  };

  #turnTo(place: number): void {
    this.#next = place;
    const part = this.#parts[place];
    this.name = part?.name ?? '';
    this.text = part?.text ?? '';
    this.#rows = [];
    this.#unread = undefined;
    this.#fields = part?.isRead === true ? this.#known.get(part.name) : undefined;
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: Parameters<typeof pg.types.getTypeParser>[0] }[] }): void {
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') }));
    if (this.name !== '') this.#known.set(this.name, this.#fields);
  }

  handleDataRow({ fields: values }: { fields: readonly (string | null)[] }): void {
    if (this.#fields === undefined) return;
    try {
      this.#rows.push(rowOf(this.#fields, values));
    } catch (error) {
      this.#unread = { error };
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [part, rows, unread] = [this.#parts[this.#next], this.#rows, this.#unread];
    this.#turnTo(this.#next + 1);
    if (unread === undefined) part?.resolve({ command: text.split(' ', 1)[0] ?? '', rows });
    else part?.reject(unread.error);
  }

  /** A statement’s, or the connection’s: that is everyone’s who still waits. */
  handleError(error: Error, connection: unknown): void {
    const [failed, ...behind] = this.#parts.slice(this.#next);
    this.#turnTo(this.#parts.length);
    // They may have been sent to be prepared, and were not.
    for (const { name } of behind) delete (connection as Wire).submittedNamedStatements[name];
    failed?.reject(error);
    const isOne = error instanceof pg.DatabaseError && error.severity === 'ERROR';
    for (const { reject } of behind) reject(isOne ? Object.assign(new Error('A statement before it failed.'), { code: PASSED_OVER }) : error);
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }
}

import pg from 'pg';
import type { Statement } from './database.ts';

/** Far fewer than the pool's connections: each carries many reads at once. */
const LANES = 4;
/** DB-2: the server ends a statement sooner; a lane that says nothing for this long is given up with what waits in it. */
const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 500;
/** A connection lost at once is worth another try; where nothing answers, a second wait would be past what DB-2 allows. */
const AGAIN_WITHIN_MS = 1_000;

/** What it also says of a plan it keeps for a table that has changed since; the next lane makes it anew. */
const STALE_PLAN = '0A000';

type Answered = (error: Error | undefined, result: { readonly rows: unknown[] }) => void;

/** One connection that takes the next read before the last is answered (PostgreSQL's pipeline mode). */
class Lane {
  readonly #client: pg.Client;
  readonly #ready: Promise<void>;
  readonly #askedAt = new Set<{ readonly at: number }>();
  #isOpen = false;
  isLost = false;

  constructor(connection: pg.ClientConfig) {
    this.#client = new pg.Client({ ...connection, pipeline: true });
    this.#client.on('error', () => (this.isLost = true));
    this.#client.on('end', () => (this.isLost = true));
    this.#ready = this.#client.connect().then(() => void (this.#isOpen = true));
    this.#ready.catch(() => (this.isLost = true));
  }

  async rows(statement: Statement, values: readonly unknown[]): Promise<unknown[]> {
    if (!this.#isOpen) await this.#ready;
    return new Promise((resolve, reject) => {
      const asked = { at: performance.now() };
      this.#askedAt.add(asked);
      const answered: Answered = (error, result) => {
        this.#askedAt.delete(asked);
        if (error === undefined || error === null) return resolve(result.rows);
        this.isLost ||= (error as { code?: string }).code === STALE_PLAN;
        reject(error);
      };
      // From text alone the driver does not copy its description each time; the name makes PostgreSQL keep the plan.
      const query = new pg.Query(statement.text, [...values], answered);
      this.#client.query(Object.assign(query, { name: statement.name }));
    });
  }

  giveUpIfStuck(now: number): void {
    const [oldest] = this.#askedAt;
    if (oldest === undefined || now - oldest.at < PATIENCE_MS) return;
    this.isLost = true;
    (this.#client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }

  async end(): Promise<void> {
    await this.#ready.then(
      () => this.#client.end(),
      () => null,
    );
  }
}

type RowOf = <Row>(sql: Statement, values?: readonly unknown[]) => Promise<Row | undefined>;

export interface ReadLanes {
  /** The only row. A lane that was lost on the way costs one more try, by `otherwise`: reading twice harms nobody. */
  rowElse(otherwise: RowOf, isAway: (error: unknown) => boolean): RowOf;
  end(): Promise<void>;
}

/** Reads that come all the time take turns on a few shared lines: no waiting for a free one, and fewer trips to the system. */
export function openReadLanes(connection: pg.ClientConfig): ReadLanes {
  const lanes: (Lane | undefined)[] = Array.from({ length: LANES });
  let turn = 0;
  const watch = setInterval(() => {
    for (const lane of lanes) lane?.giveUpIfStuck(performance.now());
  }, LOOK_EVERY_MS);
  watch.unref();

  function nextLane(): Lane {
    turn = (turn + 1) % LANES;
    const lane = lanes[turn];
    if (lane !== undefined && !lane.isLost) return lane;
    return (lanes[turn] = new Lane(connection));
  }

  return {
    rowElse:
      (otherwise, isAway) =>
      async <Row>(sql: Statement, values: readonly unknown[] = []) => {
        const askedAt = performance.now();
        try {
          return (await nextLane().rows(sql, values))[0] as Row | undefined;
        } catch (error) {
          if (!isAway(error) || performance.now() - askedAt > AGAIN_WITHIN_MS) throw error;
          return otherwise<Row>(sql, values);
        }
      },
    async end() {
      clearInterval(watch);
      await Promise.all(lanes.map(async (lane) => lane?.end()));
    },
  };
}

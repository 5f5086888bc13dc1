import { Socket } from 'node:net';
import pg from 'pg';
import type { ReadRow } from './reads.ts';
import type { Statement } from './statement.ts';

/** Far fewer than the pool's connections: each carries many reads at once. */
const LANES = 4;
/** Close a connection that is silent for this long and fail its pending reads. The server ends a statement sooner (DB-2). */
const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 500;
/** Retry once when the connection was lost quickly; after a timeout, a second wait would exceed DB-2. */
const AGAIN_WITHIN_MS = 1_000;

/** What is read here looks up a few rows by an index: planning it again for each list of ids takes longer than the read. */
const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan';

/** PostgreSQL also reports this for a kept plan whose table has changed; the next connection plans again. */
const STALE_PLAN = '0A000';

/** One connection that takes the next read before the last is answered (PostgreSQL's pipeline mode). */
class Lane {
  readonly #socket = new Socket();
  readonly #client: pg.Client;
  readonly #ready: Promise<void>;
  readonly #askedAt = new Set<{ readonly at: number }>();
  #isOpen = false;
  isLost = false;

  constructor(connection: pg.ClientConfig) {
    const options = [connection.options, PLAN_ONCE].filter((one) => one !== undefined).join(' ');
    this.#client = new pg.Client({ ...connection, options, pipeline: true, stream: () => this.#socket });
    this.#client.on('error', () => (this.isLost = true));
    this.#client.on('end', () => (this.isLost = true));
    this.#ready = this.#client.connect().then(() => void (this.#isOpen = true));
    this.#ready.catch(() => (this.isLost = true));
  }

  async rows(statement: Statement, values: readonly unknown[]): Promise<unknown[]> {
    if (!this.#isOpen) await this.#ready;
    const asked = { at: performance.now() };
    this.#askedAt.add(asked);
    try {
      const { rows } = await this.#client.query({ name: statement.name, text: statement.text, values: [...values] });
      return rows;
    } catch (error) {
      this.isLost ||= (error as { code?: string }).code === STALE_PLAN;
      throw error;
    } finally {
      this.#askedAt.delete(asked);
    }
  }

  giveUpIfStuck(now: number): void {
    const [oldest] = this.#askedAt;
    if (oldest === undefined || now - oldest.at < PATIENCE_MS) return;
    this.isLost = true;
    this.#socket.destroy();
  }

  async end(): Promise<void> {
    await this.#ready.then(
      () => this.#client.end(),
      () => null,
    );
  }
}

export interface ReadLanes {
  /** The only row. When the connection is lost, `otherwise` reads again once: reading twice is harmless. */
  rowElse(otherwise: ReadRow, isAway: (error: unknown) => boolean): ReadRow;
  end(): Promise<void>;
}

/** Frequent reads share a few pipelined connections: they do not wait for a free one, and need fewer system calls. */
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
    rowElse(otherwise, isAway) {
      const row = async (sql: Statement<readonly unknown[]>, values: readonly unknown[] = []) => {
        const askedAt = performance.now();
        try {
          return (await nextLane().rows(sql, values))[0];
        } catch (error) {
          if (!isAway(error) || performance.now() - askedAt > AGAIN_WITHIN_MS) throw error;
          return otherwise(sql, values);
        }
      };
      return row as ReadRow;
    },
    async end() {
      clearInterval(watch);
      await Promise.all(lanes.map(async (lane) => lane?.end()));
    },
  };
}

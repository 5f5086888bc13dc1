import type { RateLimit } from '../../limits.ts';
import { statement, type Db } from '../db/database.ts';

export interface RateVerdict {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
}

/** With the number of hits in this window. */
interface SharedVerdict extends RateVerdict {
  readonly hits: number;
}

interface Window {
  startsAt: number;
  hits: number;
}

/** Most windows a process remembers; the oldest go first, so memory stays flat under a flood of addresses. */
const REMEMBERED = 50_000;

/** Counts in this process: cheap enough for every read. Sensitive limits use `sharedHit`. */
export function memoryLimiter(scale: number) {
  const windows = new Map<string, Window>();
  return function hit(counter: string, limit: RateLimit, now: number): RateVerdict {
    const length = limit.windowSeconds * 1_000;
    let window = windows.get(counter);
    if (window === undefined || now - window.startsAt >= length) {
      window = { startsAt: now, hits: 0 };
      windows.delete(counter);
      windows.set(counter, window);
      if (windows.size > REMEMBERED) windows.delete(windows.keys().next().value ?? '');
    }
    window.hits += 1;
    return {
      allowed: window.hits <= limit.max * scale,
      retryAfterSeconds: Math.max(1, Math.ceil((window.startsAt + length - now) / 1_000)),
    };
  };
}

export type MemoryHit = ReturnType<typeof memoryLimiter>;

/**
 * A window that begins later than now comes from a clock that was set back since, and would last until then. Clocks
 * read at the same moment differ by less.
 */
const ANOTHER_CLOCK = "interval '10 seconds'";
const isOver = `(w.starts_at < now() - make_interval(secs => :secs) or w.starts_at > now() + ${ANOTHER_CLOCK})`;

const shared = statement(
  'rate_hit',
  `insert into rate_window as w (counter, starts_at, hits) values (:counter, now(), 1)
   on conflict (counter) do update set
     starts_at = case when ${isOver} then now() else w.starts_at end,
     hits = case when ${isOver} then 1 else w.hits + 1 end
   returning hits, ceil(extract(epoch from w.starts_at + make_interval(secs => :secs) - now()))::int as wait`,
);

/** One hit on a counter that all processes share and that survives a restart (AUT-3, AUT-7). */
export async function sharedHit(db: Db, counter: string, limit: RateLimit): Promise<SharedVerdict> {
  const row = await db.row(shared, { counter, secs: limit.windowSeconds });
  const hits = row?.hits ?? 0;
  return { hits, allowed: hits <= limit.max, retryAfterSeconds: Math.max(1, row?.wait ?? 1) };
}

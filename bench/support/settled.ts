import type pg from 'pg';

const LEFT = `select (select count(*) from job where lane <> 'timers' and run_at <= now())::int as left,
  (select min(left(last_error, 400)) from job where lane <> 'timers') as failed`;
const LOOK_MS = 250;
const REST_MS = 1_000;

/** All that was announced is done: otherwise what is measured next would pay for it. */
export async function settled(owner: pg.Pool): Promise<void> {
  for (let left = 1; left > 0; await new Promise((resolve) => setTimeout(resolve, LOOK_MS))) {
    const now = (await owner.query<{ left: number; failed: string | null }>(LEFT)).rows[0];
    if (now === undefined || now.failed !== null) throw new Error(`a job failed: ${now?.failed}`);
    left = now.left;
  }
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
}

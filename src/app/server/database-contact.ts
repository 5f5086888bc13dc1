/** Shorter than the 8 s after which a connection without an answer is given up. */
const AWAY_AFTER_MS = 5_000;

/**
 * Whether the database is there: asked now, and known within `withinMs`. On a machine with too much to do the answer
 * comes late, and a process that says "away" then hands its requests to one that has even more to do. So without an
 * answer in time it is away only when none has come for five seconds; an error counts at once.
 */
export function databaseContact(
  ping: () => Promise<void>,
  withinMs: number,
  awayAfterMs = AWAY_AFTER_MS,
): () => Promise<boolean> {
  // A process asks for the first time once it has opened the database.
  let heardAt = performance.now();
  const ask = async (): Promise<boolean> => {
    try {
      await ping();
      heardAt = performance.now();
      return true;
    } catch {
      return false;
    }
  };
  return () => {
    const tooLate = new Promise<boolean>((resolve) =>
      setTimeout(() => resolve(performance.now() - heardAt < awayAfterMs), withinMs).unref(),
    );
    return Promise.race([ask(), tooLate]);
  };
}

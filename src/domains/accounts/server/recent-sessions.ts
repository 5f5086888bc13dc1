import type { ApiParts, Caller } from '#kit/server/http/api.ts';
import { authenticate, onSessionsEnded } from './sessions.ts';

/**
 * How long a read may go by what was true of its caller. Sessions end in other processes too, without a word to this
 * one; half a second keeps them dead within the second AUT-5 gives, and a page's many reads ask the database once.
 */
const RECENT_MS = 500;
/** The oldest go first, so memory stays flat under a flood of tokens. */
const MAX_REMEMBERED = 20_000;

interface Remembered {
  /** Null for a while after a change: what it did to the caller must be seen by the next read. */
  readonly caller: Caller | null;
  readonly until: number;
}

/** Only reads are spared the database, and only a good session is remembered: no refusal and no change rests on memory. */
export function rememberingAuthenticate(now: () => number = () => performance.now()): ApiParts['authenticate'] {
  const remembered = new Map<string, Remembered>();
  const keep = (token: string, caller: Caller | null): void => {
    remembered.delete(token);
    remembered.set(token, { caller, until: now() + RECENT_MS });
    if (remembered.size > MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  };
  onSessionsEnded((sessionIds) => {
    for (const [token, { caller }] of remembered) if (caller !== null && sessionIds.includes(caller.sessionId)) remembered.delete(token);
  });
  return async (db, token, use) => {
    const known = remembered.get(token);
    const isRecent = known !== undefined && known.until > now();
    if (use === 'read' && isRecent && known.caller !== null) return known.caller;
    const caller = await authenticate(db, token);
    if (use === 'change') keep(token, null);
    else if (caller !== null && !isRecent) keep(token, caller);
    return caller;
  };
}

import type { ApiParts, Caller } from '#kit/server/http/api.ts';
import { authenticate, onSessionsEnded } from './sessions.ts';

/**
 * How long a read may use the cached caller. Other processes end sessions without telling this one: half a second
 * keeps within the second that AUT-5 allows, and a page's many reads ask the database once.
 */
const RECENT_MS = 500;
/** The oldest go first, so memory stays flat under a flood of tokens. */
const MAX_REMEMBERED = 20_000;

interface Remembered {
  /** Null for a while after a change: the next read must see what it did to the caller. */
  readonly caller: Caller | null;
  readonly until: number;
}

/** Only reads use the cache, and only valid sessions are cached. Never refuse or change anything from the cache. */
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

import type { ApiParts, Caller } from '#kit/server/http/api.ts';
import { authenticate, onSessionsEnded } from './sessions.ts';

/**
 * How long a read may use the cached caller. Other processes end sessions without telling this one: half a second
 * keeps within the second that AUT-5 allows, and a page's many reads ask the database once.
 */
const RECENT_MS = 500;
/** How long a command may take from the cache whose token it has: before it does anything, its transaction asks (`admitCaller`). */
const KNOWN_MS = 60_000;
/** The oldest go first, so memory stays flat under a flood of tokens. */
const MAX_REMEMBERED = 20_000;

/** By token. Null for a while after a change: the next read must see what it did to the caller. */
function callersFor(lifeMs: number, now: () => number) {
  const remembered = new Map<string, { readonly caller: Caller | null; readonly until: number }>();
  onSessionsEnded((sessionIds) => {
    for (const [token, { caller }] of remembered) if (caller !== null && sessionIds.includes(caller.sessionId)) remembered.delete(token);
  });
  return {
    /** Undefined where nothing is known, or no longer. */
    of(token: string): Caller | null | undefined {
      const one = remembered.get(token);
      return one !== undefined && one.until > now() ? one.caller : undefined;
    },
    keep(token: string, caller: Caller | null): void {
      remembered.delete(token);
      remembered.set(token, { caller, until: now() + lifeMs });
      if (remembered.size > MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    },
  };
}

/** Only valid sessions are cached. Never refuse from the cache, and change nothing from it that is not asked again. */
export function rememberingAuthenticate(now: () => number = () => performance.now()): ApiParts['authenticate'] {
  const recent = callersFor(RECENT_MS, now);
  const known = callersFor(KNOWN_MS, now);
  return async (db, token, use) => {
    const cached = use === 'read' ? recent.of(token) : use === 'admitted' ? known.of(token) : undefined;
    const caller = cached ?? (await authenticate(db, token));
    if (use !== 'read') recent.keep(token, null);
    else if (caller !== null && cached === undefined) recent.keep(token, caller);
    // Of an operator the session's second step counts, which the transaction does not ask for.
    if (caller !== null && !caller.isOperator && cached === undefined) known.keep(token, caller);
    return caller;
  };
}

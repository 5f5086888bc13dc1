import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Failure } from '#kit/errors.ts';
import { wantedIn } from '../return-path.ts';
import { useWait } from './use-wait.ts';

/**
 * An unfinished sign-in: the password was accepted, and a ticket allows entering the code. Another sign-in method may
 * pass one on.
 */
const ticketIn = (source: unknown): string | null => {
  const { ticket } = (source ?? {}) as { ticket?: unknown };
  return typeof ticket === 'string' ? ticket : null;
};

/**
 * Signing in with a password, on whichever screen: the wait after too many attempts, the second step, where it leads.
 */
export function useSignIn() {
  const [ticket, setTicket] = useState(ticketIn(useLocation().state));
  const [note, setNote] = useState<string | null>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wait = useWait();
  return {
    ticket,
    /** Why it starts again. */
    note,
    waitSeconds: wait.seconds,
    /** Throws what the page shows; resolves with a ticket where a second step follows. */
    logIn: async (values: { email: string; password: string }): Promise<void> => {
      try {
        await (await import('./entering.ts')).logIn(values);
      } catch (error) {
        if (error instanceof Failure && error.code === 'second_factor_needed') return setTicket(ticketIn(error.data));
        if (error instanceof Failure && error.status === 429) wait.start(error.retryAfterSeconds ?? 1);
        throw error;
      }
    },
    continueToTarget: (): void => {
      void import('./entering.ts').then(({ homeNow }) => {
        const home = homeNow();
        if (home !== null) void navigate(wantedIn(search) ?? home, { replace: true });
      });
    },
    restart: (reason: string | null): void => {
      setNote(reason);
      setTicket(null);
    },
  };
}

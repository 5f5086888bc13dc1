import { turnstile } from './turnstile.ts';

/** An upload lies in memory until it is stored: these bound how much that can be, whoever sends how many at once (OPS-2). */
export const uploadTurns = { perPerson: 4, inAll: 16 } as const;

export const uploadTurnstile = () =>
  turnstile(uploadTurns, {
    tooManyOfYours: `Send at most ${uploadTurns.perPerson} files at a time.`,
    tooMany: 'Many files are being sent just now. Please try again.',
  });

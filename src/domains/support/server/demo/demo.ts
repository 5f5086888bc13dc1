import { createHash } from 'node:crypto';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { findAnswer } from '../../proof.ts';
import { makeChallenge } from '../challenge.ts';
import { open } from '../write-ticket.ts';

const hash = async (text: string) => createHash('sha256').update(text).digest();

/** Two people wait for an answer: one without an account. */
export const demo: DemoPart = {
  size: '2 tickets',
  steps({ people, replay, now }) {
    const asks = (by: string | null, wish: Omit<Parameters<typeof open>[2], 'challenge' | 'answer'>) => async () => {
      const task = makeChallenge(replay.context);
      const proof = { challenge: task.challenge, answer: await findAnswer(task, hash) };
      return open(replay.tx, by === null ? null : people.get(by), { ...wish, ...proof }, replay.context);
    };
    return [
      {
        at: daysBefore(now, 2),
        run: asks('farid-benhaddou', {
          name: 'Farid Benhaddou',
          email: 'farid.benhaddou@example.com',
          topic: 'payment',
          subject: 'VAT number on an invoice',
          text: 'I changed my VAT number last week. Can the invoice of an order from before have the new one?',
        }),
      },
      {
        at: daysBefore(now, 1),
        run: asks(null, {
          name: 'Ingrid Solheim',
          email: 'ingrid.solheim@example.org',
          topic: 'other',
          subject: 'Students of our school',
          text: 'Twelve students of our design school would like to work here next term. What do we need to sign?',
        }),
      },
    ];
  },
};

import { lazy, Suspense } from 'react';
import { Bone } from '#design/public/skeleton.tsx';
import type { TurnCard } from '#kit/web/web-module.ts';
import type { ProposalTurn } from '../dashboard-piece.ts';

/** Loaded with the first one: most people negotiate nothing. */
const Card = lazy(async () => ({ default: (await import('./proposal-turn.tsx')).ProposalTurn }));
const Later = ({ turn }: { turn: ProposalTurn }) => (
  <Suspense
    fallback={
      <li>
        <Bone className="h-44" />
      </li>
    }
  >
    <Card turn={turn} />
  </Suspense>
);

export const proposalTurns = { turns: { proposal: { Card: Later, about: ({ what, id }) => `${what} ${id}` } satisfies TurnCard<ProposalTurn> } };

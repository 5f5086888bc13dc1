import { lazy, Suspense } from 'react';
import type { TurnCard } from '#kit/web/web-module.ts';
import type { ProposalTurn } from '../dashboard-piece.ts';

/** Loaded with the first one: most people negotiate nothing. */
const Card = lazy(async () => ({ default: (await import('./proposal-turn.tsx')).ProposalTurn }));
const Later = ({ turn }: { turn: ProposalTurn }) => (
  <Suspense fallback={<li />}>
    <Card turn={turn} />
  </Suspense>
);

export const proposalTurns = { turns: { proposal: { Card: Later, about: ({ id }) => id } satisfies TurnCard<ProposalTurn> } };

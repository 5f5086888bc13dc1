import { lazy, Suspense } from 'react';
import type { TurnCard } from '#kit/web/web-module.ts';
import type { MilestoneTurn } from '../dashboard-piece.ts';

/** Loaded with the first one: most people have no contract. */
const Card = lazy(async () => ({ default: (await import('./milestone-turn.tsx')).MilestoneTurn }));
const Later = ({ turn }: { turn: MilestoneTurn }) => (
  <Suspense fallback={<li />}>
    <Card turn={turn} />
  </Suspense>
);

export const milestoneTurns = { turns: { milestone: { Card: Later, about: ({ number }) => number } satisfies TurnCard<MilestoneTurn> } };

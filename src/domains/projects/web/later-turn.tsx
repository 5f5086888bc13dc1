import { lazy, Suspense } from 'react';
import type { TurnCard } from '#kit/web/web-module.ts';
import type { ProjectTurn } from '../dashboard-piece.ts';

/** Loaded with the first one. */
const Card = lazy(async () => ({ default: (await import('./project-turn.tsx')).ProjectTurn }));
const Later = ({ turn }: { turn: ProjectTurn }) => (
  <Suspense fallback={<li />}>
    <Card turn={turn} />
  </Suspense>
);

export const projectTurns = { turns: { project: { Card: Later, about: ({ what, id }) => `${what} ${id}` } satisfies TurnCard<ProjectTurn> } };

import { lazy } from 'react';
import type { TurnCard } from '#kit/web/web-module.ts';
import type { ProposalTurn } from '../dashboard-piece.ts';

/** Loaded with the first one: most people negotiate nothing. */
const Card = lazy(async () => ({ default: (await import('./proposal-turn.tsx')).ProposalTurn }));

export const proposalTurns = { turns: { proposal: { Card, about: ({ what, id }) => `${what} ${id}` } satisfies TurnCard<ProposalTurn> } };

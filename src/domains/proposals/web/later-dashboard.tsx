import { lazy, Suspense } from 'react';
import { Bone } from '#design/public/skeleton.tsx';
import type { DashboardView, TurnCard } from '#kit/web/web-module.ts';
import type { OwnProposals, ProposalTurn } from '../dashboard-piece.ts';

/** Loaded with the first one: most people negotiate nothing. */
const Card = lazy(async () => ({ default: (await import('./proposal-turn.tsx')).ProposalTurn }));
const Panel = lazy(async () => ({ default: (await import('./own/proposals-panel.tsx')).ProposalsPanel }));

const turns = { proposal: { Card, about: ({ what, id }) => `${what} ${id}` } satisfies TurnCard<ProposalTurn> };

export const proposalViews: { readonly client: DashboardView; readonly freelancer: DashboardView<OwnProposals> } = {
  client: { turns },
  freelancer: {
    turns,
    panels: {
      proposals: ({ home }) =>
        home === undefined || home.proposals.count === 0 ? null : (
          <Suspense fallback={<Bone className="h-40" />}>
            <Panel proposals={home.proposals} />
          </Suspense>
        ),
    },
  },
};

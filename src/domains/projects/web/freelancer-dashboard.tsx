import type { DashboardView, TurnCard } from '#kit/web/web-module.ts';
import type { InvitationTurn as Turn, Matching } from '../dashboard-piece.ts';
import { InvitationTurn } from './invitation-turn.tsx';
import { MatchingProjects } from './matching-projects.tsx';

export const freelancerDashboard: DashboardView<Matching> = {
  panels: {
    'matching-projects': ({ home }) =>
      home === undefined ? null : <MatchingProjects projects={home.matching_projects} />,
  },
  turns: { invitation: { Card: InvitationTurn, about: ({ id }) => id } satisfies TurnCard<Turn> },
};

import { lazy, Suspense } from 'react';
import { Bone } from '#design/public/skeleton.tsx';
import type { DashboardView, TurnCard } from '#kit/web/web-module.ts';
import type { OwnProjects, ProjectTurn } from '../dashboard-piece.ts';

/** Loaded with the first one. */
const Card = lazy(async () => ({ default: (await import('./project-turn.tsx')).ProjectTurn }));
const Panel = lazy(async () => ({ default: (await import('./projects-panel.tsx')).ProjectsPanel }));
const Later = ({ turn }: { turn: ProjectTurn }) => (
  <Suspense fallback={<li />}>
    <Card turn={turn} />
  </Suspense>
);

export const clientDashboard: DashboardView<OwnProjects> = {
  panels: {
    projects: ({ home }) =>
      home === undefined || home.projects.count === 0 ? null : (
        <Suspense fallback={<Bone className="h-40" />}>
          <Panel projects={home.projects} />
        </Suspense>
      ),
  },
  turns: { project: { Card: Later, about: ({ what, id }) => `${what} ${id}` } satisfies TurnCard<ProjectTurn> },
};

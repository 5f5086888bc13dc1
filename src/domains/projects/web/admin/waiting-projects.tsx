import { Waiting } from '#design/app/navigation.tsx';
import { QueuePanel } from '#design/app/queue-panel.tsx';
import { serviceReviewQueue } from '#domains/services/moderation-contract.ts';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { projectReviews } from '../../review-contract.ts';

const ONE = { query: { limit: 1 } } as const;

/** How many of each wait for a decision, at one screen; null until it is known. */
export const useWaitingReviews = () => ({
  services: useRead(serviceReviewQueue, ONE).data?.waiting ?? null,
  projects: useRead(projectReviews, ONE).data?.waiting ?? null,
});

/** In the navigation of staff. */
export function WaitingReviews() {
  const { services, projects } = useWaitingReviews();
  return <Waiting count={(services ?? 0) + (projects ?? 0)} />;
}

const toReview = (count: number): string => counted(count, { one: 'project to review.', other: 'projects to review.' });

/** On the home of staff. */
export const ProjectsToReview = () => (
  <QueuePanel
    title="Projects"
    action="Review projects"
    read={useRead(projectReviews, ONE)}
    waitingIn={({ waiting, items }) => ({
      lines: waiting === 0 ? [] : [toReview(waiting)],
      href: pathTo('admin-services', {}, { queue: 'projects' }),
      oldestAt: items[0]?.asked_at,
    })}
  />
);

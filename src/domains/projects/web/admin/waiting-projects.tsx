import { Waiting } from '#design/app/navigation.tsx';
import { QueuePanel } from '#design/app/queue-panel.tsx';
import { serviceReviewQueue } from '#domains/services/moderation-contract.ts';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { projectReviews } from '../../review-contract.ts';

const ONE = { query: { limit: 1 } } as const;

/** In the navigation of staff: services and projects, which wait at one screen. */
export function WaitingReviews() {
  const [services, projects] = [useRead(serviceReviewQueue, ONE), useRead(projectReviews, ONE)];
  return <Waiting count={(services.data?.waiting ?? 0) + (projects.data?.waiting ?? 0)} />;
}

const toReview = (count: number): string => counted(count, { one: 'project to review.', other: 'projects to review.' });

/** On the home of staff. */
export const ProjectsToReview = () => (
  <QueuePanel
    title="Projects"
    action="Review projects"
    read={useRead(projectReviews, ONE)}
    waitingIn={({ waiting }) => ({ lines: waiting === 0 ? [] : [toReview(waiting)], href: pathTo('admin-services', {}, { queue: 'projects' }) })}
  />
);

import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useWaitingReviews } from '#domains/projects/web/admin/waiting-projects.tsx';
import { ReviewList } from '#domains/services/web/admin/review-list.tsx';
import { RulesPanel } from '#domains/services/web/admin/rules-panel.tsx';
import { titled } from '#kit/brand.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { pathTo, titleOf } from '#routes';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-services')) }];

/** Loaded when it is opened. */
const HeldProjects = lazy(async () => ({
  default: (await import('#domains/projects/web/admin/held-projects.tsx')).HeldProjects,
}));

const TABS = [
  ['waiting', 'To review'],
  ['decided', 'Decided'],
  ['projects', 'Projects'],
  ['rules', 'Rules'],
] as const;

/**
 * What waits for a decision before or after it is shown, what was decided, and the rules that look first. Projects come
 * after services, so the page is the app's.
 */
export default function AdminServicesPage() {
  const { values } = useAddressFilters({ queue: oneOf(TABS.map(([name]) => name)) });
  const tab = TABS.find(([name]) => name === values.queue)?.[0] ?? 'waiting';
  const { services, projects } = useWaitingReviews();
  const waiting: Readonly<Record<string, number | null>> = { waiting: services, projects };
  const hrefOf = (name: string): string => pathTo('admin-services', {}, name === 'waiting' ? {} : { queue: name });
  return (
    <>
      <PageHeader
        title="Services and projects"
        lead="The rules look at every service and project. What they flag, and what waits for approval, is decided here."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="What to review"
          tabs={TABS.map(([name, label]) => ({
            href: hrefOf(name),
            label,
            current: name === tab,
            ...(name in waiting ? { count: waiting[name] ?? null } : {}),
          }))}
        />
        {tab === 'rules' ? <RulesPanel /> : tab === 'projects' ? <Projects /> : <ReviewList queue={tab} />}
      </div>
    </>
  );
}

const Projects = () => (
  <Suspense
    fallback={
      <Loading label="Loading the projects" className="panel">
        <RowsSkeleton rows={3} />
      </Loading>
    }
  >
    <HeldProjects />
  </Suspense>
);

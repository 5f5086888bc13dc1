import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import type { browserOfReader } from '../project-browser.tsx';

// Everyone’s list is the one for search engines.
export const meta: MetaFunction = () => [{ title: titled('Browse projects') }, { name: 'robots', content: 'noindex, follow' }];

type Browser = Awaited<ReturnType<typeof browserOfReader>>;

/** For people at work. The page is the app’s: saving comes after projects. Visitors see where everyone’s list is. */
export default function BrowseProjectsPage() {
  const [found, setFound] = useState<{ Browser: Browser; isPending: boolean }>({ Browser: null, isPending: true });
  useEffect(() => {
    const none = (): void => setFound({ Browser: null, isPending: false });
    if (document.documentElement.dataset['session'] !== 'in') return none();
    void import('../later-project-browser.ts')
      .then(({ laterProjectBrowser }) => laterProjectBrowser())
      .then((Browser) => setFound({ Browser, isPending: false }))
      .catch(none);
  }, []);
  const { Browser, isPending } = found;
  return (
    <div className="page py-8 lg:py-10">
      <PageHeader voice="public" title="Browse projects" lead="Open projects, with how each fits your skills and your rate." />
      {Browser === null ? (
        <>
          <div className={isPending ? 'in-data-[session=in]:hidden' : undefined}>
            <EmptyState
              size="page"
              title="Sign in to see how projects fit you"
              action={
                <>
                  <LinkButton variant="primary" rel="nofollow" href="/login?return_to=%2Fbrowse_projects">
                    Sign in
                  </LinkButton>
                  <LinkButton href="/job_listing">See all projects</LinkButton>
                </>
              }
            >
              With your skills and your rate on your profile, each project says why it is for you. Hide what isn’t.
            </EmptyState>
          </div>
          {isPending ? (
            <Loading label="Loading projects" className="panel pad min-h-dvh not-in-data-[session=in]:hidden">
              <RowsSkeleton rows={8} />
            </Loading>
          ) : null}
        </>
      ) : (
        <Browser />
      )}
    </div>
  );
}

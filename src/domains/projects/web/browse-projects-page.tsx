import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { initialise, standingOf, useSession } from '#domains/accounts/web/accounts.ts';
import { isSetUp } from '#kit/actor.ts';
import { titled } from '#kit/brand.ts';
import { redirectOn } from '#kit/web/redirect-on.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { ProjectBrowser } from './project-browser.tsx';
import { projectsHref, projectStateOf } from './public/project-address.ts';

// Everyone’s list is the one for search engines.
export const meta: MetaFunction = () => [
  { title: titled(titleOf('browse-projects')) },
  { name: 'robots', content: 'noindex, follow' },
];

/** The address is public (SCN-1): who isn’t at work here yet sees everyone’s list, with the same filters. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await initialise();
  const session = useSession.getState();
  if (session.isLoggedIn && session.me?.email_verified_at !== null && isSetUp(standingOf(session))) return null;
  throw redirectOn(request.url, projectsHref(pathTo('job-listing'), projectStateOf(new URL(request.url).searchParams)));
}

/** For people at work, with the app’s navigation around it. */
export default function BrowseProjectsPage() {
  return (
    <>
      <ScreenHeader
        of={trailTo('browse-projects')}
        lead={<span className="max-sm:hidden">Open projects, with how each fits your skills and your rate.</span>}
      />
      <ProjectBrowser />
    </>
  );
}

import type { ClientLoaderFunctionArgs } from 'react-router';
import { redirectOn } from '#kit/web/redirect-on.ts';
import { homeOf } from '../paths.ts';
import { standingOf } from './standing.ts';
import { initialise, useSession } from './session.ts';

/** /dashboard redirects to the dashboard of the role (SCN-13); the guard ensures that someone is signed in. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await initialise();
  throw redirectOn(request.url, homeOf(standingOf(useSession.getState())));
}

export default function DashboardPrefixPage() {
  return null;
}

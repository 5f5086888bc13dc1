import { redirect } from 'react-router';
import { homeOf } from '../paths.ts';
import { standingOf } from './standing.ts';
import { initialise, useSession } from './session.ts';

/** /dashboard redirects to the dashboard of the role (SCN-13); the guard ensures that someone is signed in. */
export async function clientLoader() {
  await initialise();
  throw redirect(homeOf(standingOf(useSession.getState())));
}

export default function DashboardPrefixPage() {
  return null;
}

import { redirect } from 'react-router';
import { dashboardOf } from '../paths.ts';
import { initialise, useSession } from './session.ts';

/** /dashboard redirects to the dashboard of the role (SCN-13); the guard ensures that someone is signed in. */
export async function clientLoader() {
  await initialise();
  throw redirect(dashboardOf(useSession.getState().role));
}

export default function DashboardPrefixPage() {
  return null;
}

import { initialise, useSession } from '#domains/accounts/web/accounts.ts';
import { ProjectBrowser } from '#domains/projects/web/project-browser.tsx';
import { AppStyles } from './shell/app-styles-link.tsx';
import { SignedIn } from './shell/signed-in.tsx';

/** What the app needs beside its screens, on a public page. */
function Browser() {
  return (
    <SignedIn>
      <AppStyles />
      <ProjectBrowser />
    </SignedIn>
  );
}

/** Null where nobody is signed in. */
export async function browserOfReader(): Promise<typeof Browser | null> {
  await initialise();
  return useSession.getState().isLoggedIn ? Browser : null;
}

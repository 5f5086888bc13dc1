import { initialise, useSession } from '#domains/accounts/web/accounts.ts';
import { ProjectBrowser } from '#domains/projects/web/project-browser.tsx';
import { appStyles } from './shell/app-styles.ts';
import { SignedIn } from './shell/signed-in.tsx';

/** What the app needs beside its screens, on a public page. */
function Browser() {
  const [style] = appStyles();
  return (
    <SignedIn>
      {style !== undefined && 'href' in style && style.href !== undefined ? <link rel="stylesheet" href={style.href} precedence="default" /> : null}
      <ProjectBrowser />
    </SignedIn>
  );
}

/** Null where nobody is signed in. */
export async function browserOfReader(): Promise<typeof Browser | null> {
  await initialise();
  return useSession.getState().isLoggedIn ? Browser : null;
}

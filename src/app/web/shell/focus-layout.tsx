import { Outlet } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { Logo } from '#design/public/logo.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { useSignOut } from '#domains/accounts/web/accounts.ts';
import { WaitingShell } from './waiting-shell.tsx';
import { SignedIn } from './signed-in.tsx';

export { appStyles as links } from './app-styles.ts';

/** Nothing private is rendered on the server: the browser fills the page once it knows who is there. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;
export const HydrateFallback = WaitingShell;

/** One step at a time, with a way out. */
export default function FocusLayout() {
  const signOut = useSignOut();
  return (
    <SignedIn>
      <div className="flex min-h-dvh flex-col">
        <header className="page flex h-16 items-center justify-between">
          <Logo />
          <div className="flex items-center gap-1.5">
            <ThemeSwitch />
            <Button variant="ghost" size="sm" onClick={signOut}>
              Sign out
            </Button>
          </div>
        </header>
        <main id="main" className="mx-auto w-full max-w-[40rem] flex-1 px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
          <Outlet />
        </main>
      </div>
    </SignedIn>
  );
}

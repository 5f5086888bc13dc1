import { LogOut } from 'lucide-react';
import { data, Outlet } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Logo } from '#design/public/logo.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { initialise, useSession, useSignOut } from '#domains/accounts/web/accounts.ts';
import { SignedIn } from './signed-in.tsx';
import { WaitingShell } from './waiting-shell.tsx';

export { appStyles as links } from './app-styles.ts';

/** To anyone but an operator this part of the product does not exist. */
export async function clientLoader(): Promise<null> {
  await initialise();
  if (useSession.getState().me?.is_operator !== true) throw data({ message: 'Page not found' }, { status: 404, statusText: 'Page not found' });
  return null;
}
clientLoader.hydrate = true as const;
export const HydrateFallback = WaitingShell;

/** Operators only; anyone else gets the same 404 as for a path that does not exist (PRODUCT section 7). */
export default function AdminLayout() {
  const signOut = useSignOut();
  return (
    <SignedIn>
      <div className="min-h-dvh lg:grid lg:grid-cols-[228px_minmax(0,1fr)]">
        <aside className="flex items-center justify-between gap-2 border-b border-line bg-sunken px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-start lg:justify-start lg:border-e lg:border-b-0 lg:py-3">
          <Logo />
          <Chip tone="accent">Operations</Chip>
          <div className="flex items-center gap-1 lg:mt-auto">
            <ThemeSwitch />
            <Button variant="ghost" size="sm" icon={LogOut} onClick={signOut}>
              Sign out
            </Button>
          </div>
        </aside>
        <main id="main" className="mx-auto w-full max-w-[1280px] px-4 py-6 sm:px-6">
          <Outlet />
        </main>
      </div>
    </SignedIn>
  );
}

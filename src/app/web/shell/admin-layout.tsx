import { data, Outlet } from 'react-router';
import { Chip } from '#design/public/chip.tsx';
import { Logo } from '#design/public/logo.tsx';
import { initialise, useSession, useStaffRoles } from '#domains/accounts/web/accounts.ts';
import { STAFF_WORDS } from '#domains/accounts/staff-words.ts';
import { AccountActions } from './account-actions.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { OwnWork } from './own-work.tsx';
import { SignedIn } from './signed-in.tsx';
import { StaffGate } from './staff-gate.tsx';
import { WaitingShell } from './waiting-shell.tsx';

export { appStyles as links } from './app-styles.ts';

/** To anyone but staff this part of the product does not exist. */
export async function clientLoader(): Promise<null> {
  await initialise();
  if (useSession.getState().me?.is_operator !== true) throw data({ message: 'Page not found' }, { status: 404, statusText: 'Page not found' });
  return null;
}
clientLoader.hydrate = true as const;
export const HydrateFallback = WaitingShell;

/** Staff only; anyone else gets the same 404 as for a path that does not exist (SCN-10). */
export default function AdminLayout() {
  const roles = useStaffRoles();
  return (
    <SignedIn>
      <div className="min-h-dvh lg:grid lg:grid-cols-[228px_minmax(0,1fr)]">
        <aside className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-sunken px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:border-e lg:border-b-0 lg:py-3">
          <Logo />
          <Chip tone="accent" className="hidden whitespace-nowrap sm:inline-flex lg:self-start">
            {roles.map((role) => STAFF_WORDS[role].name).join(', ')}
          </Chip>
          <AdminNavigation />
          <div className="lg:mt-auto">
            <AccountActions as="icon and words" />
          </div>
        </aside>
        <main id="main" className="mx-auto w-full max-w-[1280px] px-4 py-6 sm:px-6">
          <StaffGate>
            <OwnWork>
              <Outlet />
            </OwnWork>
          </StaffGate>
        </main>
      </div>
    </SignedIn>
  );
}

import { lazy } from 'react';
import { data, Outlet } from 'react-router';
import { Frame } from '#design/app/frame.tsx';
import { Chip } from '#design/public/chip.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { initialise, useSession, useStaffRoles } from '#domains/accounts/web/accounts.ts';
import { STAFF_WORDS } from '#domains/accounts/staff-words.ts';
import { AccountActions } from './account-actions.tsx';
import { SearchField, SearchIcon, useSearchKey } from './search-key.tsx';
import { useStaffPlaces } from './staff-places.tsx';
import { OwnWork } from './own-work.tsx';
import { SignedIn } from './signed-in.tsx';
import { StaffGate } from './staff-gate.tsx';
import { WaitingStaff } from './waiting-shell.tsx';

/** For anyone but staff this part of the product does not exist. */
export async function clientLoader(): Promise<null> {
  await initialise();
  if (useSession.getState().me?.is_operator !== true)
    throw data({ message: 'Page not found' }, { status: 404, statusText: 'Page not found' });
  return null;
}
clientLoader.hydrate = true as const;
export const HydrateFallback = WaitingStaff;

const SearchDialog = lazy(async () => ({ default: (await import('./staff-search-dialog.tsx')).StaffSearchDialog }));

/** Staff only; anyone else gets the same 404 as for a path that does not exist (SCN-10). */
export default function AdminLayout() {
  return (
    <SignedIn>
      <StaffFrame />
    </SignedIn>
  );
}

function StaffFrame() {
  const roles = useStaffRoles();
  const { groups, bar } = useStaffPlaces();
  const search = useSearchKey(SearchDialog);
  return (
    <Frame
      label="Operations"
      navigations={[{ key: 'staff', groups, bar }]}
      badge={
        <>
          <Chip tone="accent" className="ms-2 mt-2 self-start">
            {roles.map((role) => STAFF_WORDS[role].name).join(', ')}
          </Chip>
          <SearchField onOpen={search.open} />
        </>
      }
      actions={
        <>
          <SearchIcon onOpen={search.open} />
          <ThemeSwitch />
        </>
      }
      foot={<AccountActions as="icons" />}
      isStaff
    >
      <StaffGate>
        <OwnWork>
          <Outlet />
        </OwnWork>
        {search.dialog}
      </StaffGate>
    </Frame>
  );
}

import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { STAFF_WORDS } from '#domains/accounts/staff-words.ts';
import { useStaffRoles } from '#domains/accounts/web/accounts.ts';
import { LinkButton } from '#design/public/button.tsx';
import { isOpenTo, type StaffRole } from '#kit/staff.ts';
import { pathTo, routes } from '#routes';

const screens = routes.filter(({ access }) => access === 'operator');
const inWords = (roles: readonly StaffRole[]): string =>
  roles.map((role) => `“${STAFF_WORDS[role].name}”`).join(' and ');

/** A page outside one's roles says whose it is, instead of showing errors (ADM-1). */
export function OwnWork({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const roles = useStaffRoles();
  const screen = screens.find(({ path }) => matchPath(path, pathname) !== null);
  const named = screen?.staff ?? [];
  if (isOpenTo(roles, named)) return children;
  return (
    <section className="max-w-[34rem] py-8">
      <p className="tnum text-ink-3">403</p>
      <h1 className="mt-1 text-2xl">You don’t have access to this page</h1>
      <p className="mt-3 text-ink-2">
        {roles.length === 0
          ? 'You no longer have a staff role. If this is a mistake, ask an owner of this instance.'
          : `“${screen?.title ?? ''}” is for staff with the role ${inWords(named.length === 0 ? ['owner'] : named)}; you have ${inWords(roles)}. An owner of this instance can grant roles.`}
      </p>
      <p className="mt-6">
        <LinkButton href={roles.length === 0 ? '/' : pathTo('admin')} variant="primary">
          {roles.length === 0 ? 'Go to the home page' : 'Go to your work'}
        </LinkButton>
      </p>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#design/public/link.tsx';
import { useStaffRoles } from '#domains/accounts/web/accounts.ts';
import { useWaitingCases } from '#domains/verification/web/verification.tsx';
import { isOpenTo } from '#kit/staff.ts';
import { pathTo, routes } from '#routes';

/** Every operator's screen that stands by itself, read from the map; shown to those whose work it is. */
const areas = routes.filter(({ access, page, path }) => access === 'operator' && page !== null && !path.includes(':'));

const verifications = pathTo('admin-verifications');

export function AdminNavigation() {
  const { pathname } = useLocation();
  const roles = useStaffRoles();
  const waiting = useWaitingCases()?.all ?? 0;
  const isHere = (path: string): boolean => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`));
  const bar = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen: where one is has to be in sight, as soon as it is known what is open.
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current !== null && here) bar.current.scrollLeft = here.offsetLeft - (bar.current.clientWidth - here.offsetWidth) / 2;
  }, [pathname, roles]);
  return (
    <nav ref={bar} aria-label="Operations" className="relative order-last w-full overflow-x-auto lg:order-none lg:overflow-visible">
      <ul className="flex gap-1 lg:flex-col">
        {areas
          .filter(({ staff }) => isOpenTo(roles, staff))
          .map(({ path, title }) => (
            <li key={path}>
              <Link
                href={path}
                aria-current={isHere(path) ? 'page' : undefined}
                className="flex min-h-11 items-center lg:min-h-9 rounded-sm px-2.5 text-sm whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {title}
                {path === verifications && waiting > 0 ? (
                  <span className="ms-2 font-semibold text-ink">
                    {waiting}
                    <span className="sr-only"> waiting</span>
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

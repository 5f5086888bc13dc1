import { Activity, Gauge, Inbox, Landmark, Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Place, PlaceGroup } from '#design/app/navigation.tsx';
import { staffStanding } from '#domains/accounts/security-contract.ts';
import { useStaffRoles } from '#domains/accounts/web/accounts.ts';
import { isOpenTo } from '#kit/staff.ts';
import { useRead } from '#kit/web/api.ts';
import { routes, SECTIONS, titleOf } from '#routes';
import { waitingAt } from '../modules.ts';

/** Every operators' screen that stands under no other one, from the map; shown to staff whose work it is. */
const areas = routes.filter(({ access, page, under }) => access === 'operator' && page !== null && under.length === 0);

const SECTIONS_OF_STAFF = [
  [titleOf('admin'), 'overview', Gauge],
  [SECTIONS.queues, 'queues', Inbox],
  [SECTIONS.people, 'people', Users],
  [SECTIONS.books, 'books', Landmark],
  [SECTIONS.instance, 'instance', Activity],
] as const;

/** More places than this don't fit on a screen of 800 px: the longer groups fold. */
const MOST_UNFOLDED = 16;
const MOST_BESIDE = 2;

/** On a phone's bar, where a title is too long for it. */
const SHORT: Readonly<Record<string, string>> = { 'admin-verifications': 'ID checks' };

/** How much waits behind an area, as its domain counts it. */
const counts = new Map(
  [...waitingAt].map(([name, load]) => {
    const Waiting = lazy(async () => ({ default: await load() }));
    const Count = () => (
      <Suspense>
        <Waiting />
      </Suspense>
    );
    return [name, Count];
  }),
);

/** The areas under their headings, and the first of each heading for a phone's bar. */
export function useStaffPlaces(): { readonly groups: readonly PlaceGroup[]; readonly bar: readonly Place[] } {
  const { pathname } = useLocation();
  const roles = useStaffRoles();
  const standing = useRead(staffStanding, {}).data?.standing;
  // Counts are calls of staff, which are answered after the second factor.
  const isAtWork = standing === 'shown' || standing === 'not_asked';
  const isHere = (path: string): boolean => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`));
  const placesIn = (section: string): Place[] =>
    areas
      .filter((area) => area.section === section && isOpenTo(roles, area.staff))
      .map(({ name, path, title }) => ({
        href: path,
        label: title,
        short: SHORT[name],
        isCurrent: isHere(path),
        Count: isAtWork ? counts.get(name) : undefined,
      }));
  const drawn = SECTIONS_OF_STAFF.map(([title, section, icon]) => ({ title, icon, places: placesIn(section) })).filter(
    ({ places }) => places.length > 0,
  );
  const isLong = drawn.flatMap(({ places }) => places).length > MOST_UNFOLDED;
  const current =
    drawn.find(({ places }) => places.length > MOST_BESIDE && places.some(({ isCurrent }) => isCurrent))?.title ??
    SECTIONS.queues;
  const groups = drawn.map((group) =>
    isLong && group.places.length > MOST_BESIDE
      ? { ...group, fold: group.title === current ? ('open' as const) : ('closed' as const) }
      : group,
  );
  return {
    groups,
    bar: groups.flatMap(({ places, icon }) => places.slice(0, 1).map((place) => ({ ...place, icon }))).slice(0, 4),
  };
}

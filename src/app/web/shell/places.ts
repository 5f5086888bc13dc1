import type { FrameNavigation } from '#design/app/frame.tsx';
import type { Place } from '#design/app/navigation.tsx';
import { pathTo, titleOf } from '#routes';
import type { NavigationItem } from '#kit/web/web-module.ts';
import type { Side } from '#kit/sides.ts';
import { markedAt, navigationOf, screensIn } from '../modules.ts';

interface Where {
  /** The screen's name on the map. */
  readonly here: string;
  /** The addresses of its breadcrumbs. */
  readonly trail?: readonly string[];
  /** The side whose home the overview is. */
  readonly home?: Side;
  /** Counts of what waits are calls of a session. */
  readonly counts?: boolean;
}

/** The navigation of one side, with the place of the screen that is shown marked. */
export function placesOf(
  side: Side,
  { here, trail = [], home = side, counts = false }: Where,
): Pick<FrameNavigation, 'groups' | 'bar'> {
  const groups = navigationOf(side, home);
  const current = markedAt(here, screensIn(groups), trail);
  const placeOf = ({ Count, ...item }: NavigationItem): Place => ({
    label: titleOf(item.screen),
    ...item,
    href: pathTo(item.screen),
    isCurrent: item.screen === current,
    ...(counts && Count !== undefined ? { Count } : {}),
  });
  return {
    groups: groups.map(({ title, items }) => ({ title, places: items.map(placeOf) })),
    bar: groups.flatMap(({ items }) => items.filter(({ isPrimary }) => isPrimary === true).map(placeOf)),
  };
}

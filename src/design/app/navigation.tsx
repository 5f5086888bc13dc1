import { ChevronDown, Menu, type LucideIcon } from 'lucide-react';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { Icon } from '../public/icon.tsx';
import { Link } from '../public/link.tsx';
import { Dialog } from './dialog.tsx';

export interface Place {
  readonly href: string;
  readonly label: string;
  /** For the fifth of a phone's width that an item has on the bottom bar. */
  readonly short?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly isCurrent: boolean;
  /** How much waits there. */
  readonly Count?: ComponentType | undefined;
}

export interface PlaceGroup {
  /** None for places that belong to no part of the work, such as the inbox. */
  readonly title: string | null;
  readonly places: readonly Place[];
  /** Of a navigation that is too long to show at once: one group is open at a time, at first the one with the page. */
  readonly fold?: 'open' | 'closed';
}

interface GroupsProps {
  label: string;
  groups: readonly PlaceGroup[];
  onGo?: () => void;
}

/** Every place, under the headings of its groups. A group whose only place has its name goes without a heading. */
export function SideNav({ label, groups, onGo }: GroupsProps) {
  const id = useId();
  return (
    <nav aria-label={label} className="grid gap-3">
      {groups.map((group) => (
        <Group key={group.places[0]?.href} group={group} folds={`${id} folds`} onGo={onGo} />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: PlaceGroup;
  /** The groups that fold in turn share this name, so the browser closes the one that was open. */
  folds: string;
  onGo: (() => void) | undefined;
}

function Group({ group: { title, places, fold }, folds, onGo }: GroupProps) {
  const id = useId();
  const isNamed = title !== null && (places.length > 1 || places[0]?.label !== title);
  const list = (
    <ul aria-labelledby={isNamed ? id : undefined} className="grid gap-px">
      {places.map(({ href, label, icon, isCurrent, Count }) => (
        <li key={href}>
          <Link href={href} aria-current={isCurrent ? 'page' : undefined} className="side-link" onClick={onGo}>
            {icon ? <Icon of={icon} /> : null}
            <span className="min-w-0 flex-1">{label}</span>
            {Count === undefined ? null : <Count />}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (fold !== undefined)
    return (
      <details name={folds} open={fold === 'open'} className="side-fold">
        <summary className="side-link">
          <span id={id} className="min-w-0 flex-1">
            {title}
          </span>
          <Icon of={ChevronDown} size="inline" />
        </summary>
        {list}
      </details>
    );
  return (
    <div>
      {isNamed ? (
        <p id={id} className="px-3 pb-1 text-xs font-medium text-ink-3">
          {title}
        </p>
      ) : null}
      {list}
    </div>
  );
}

/** In a place of staff: how much waits there. */
export const Waiting = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className="waiting">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );

interface BottomBarProps {
  label: string;
  /** The four most used of all. */
  places: readonly Place[];
  groups: readonly PlaceGroup[];
  /** Before all places in the menu. */
  head?: ReactNode;
  /** After all places in the menu: who is signed in. */
  foot?: ReactNode;
  isWaiting?: boolean | undefined;
}

const ITEM = 'grid min-h-14 min-w-0 content-center justify-items-center gap-1 aria-[current]:text-primary';

/** On phones: four places and a menu of all, which opens at the foot of the screen, where the thumb is. */
export function BottomBar({ label, places, groups, head, foot, isWaiting = false }: BottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const isElsewhere =
    groups.some((group) => group.places.some((place) => place.isCurrent)) && !places.some(({ isCurrent }) => isCurrent);
  return (
    <>
      <nav
        aria-label={label}
        className="bottom-bar fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] text-xs font-medium text-ink-2 lg:hidden"
      >
        {places.slice(0, 4).map(({ href, label: name, short = name, icon, isCurrent, Count }) => (
          <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined} className={ITEM}>
            <span className="relative">
              {icon ? <Icon of={icon} /> : null}
              <span className="absolute start-3 -top-2">{Count === undefined ? null : <Count />}</span>
            </span>
            <span className="max-w-full truncate">{short}</span>
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-current={isElsewhere ? 'true' : undefined}
          className={ITEM}
          disabled={isWaiting}
          onClick={() => setOpen(true)}
        >
          <Icon of={Menu} />
          Menu
        </button>
      </nav>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Menu">
        <div className="place-menu">
          {head}
          <SideNav label="All pages" groups={groups} onGo={close} />
          {foot ? <div className="mt-4 border-t border-line pt-4">{foot}</div> : null}
        </div>
      </Dialog>
    </>
  );
}

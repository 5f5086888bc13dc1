import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../public/icon.tsx';
import { Link } from '../public/link.tsx';

export interface Place {
  href: string;
  label: string;
  icon: LucideIcon;
  current?: boolean | undefined;
  /** What waits there; zero is not shown. */
  count?: number | undefined;
  /** Said after the count: "unread". */
  countLabel?: string | undefined;
}

const Count = ({ place }: { place: Place }) =>
  place.count ? (
    <span className="count">
      {place.count > 99 ? '99+' : place.count}
      <span className="sr-only"> {place.countLabel ?? 'waiting'}</span>
    </span>
  ) : null;

/** 228 px beside the work. Groups may have a name. */
export function SideNav({ label, groups, foot }: { label: string; groups: readonly { title?: string; places: readonly Place[] }[]; foot?: ReactNode }) {
  return (
    <div className="flex h-full flex-col gap-4">
      <nav aria-label={label} className="grid gap-5">
        {groups.map((group, index) => (
          <div key={group.title ?? index}>
            {group.title ? <h2 className="mb-1 px-3 font-sans text-xs font-medium tracking-normal text-ink-3">{group.title}</h2> : null}
            <ul className="grid gap-0.5">
              {group.places.map((place) => (
                <li key={place.href}>
                  <Link href={place.href} aria-current={place.current ? 'page' : undefined} className="side-link">
                    <Icon of={place.icon} />
                    <span className="min-w-0 flex-1">{place.label}</span>
                    <Count place={place} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {foot ? <div className="mt-auto">{foot}</div> : null}
    </div>
  );
}

/** Five places under the thumb, phones only. */
export function BottomBar({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <nav aria-label={label} className="bottom-bar">
      <ul className="grid grid-cols-[repeat(5,minmax(0,1fr))]">
        {places.slice(0, 5).map((place) => (
          <li key={place.href}>
            <Link
              href={place.href}
              aria-current={place.current ? 'page' : undefined}
              className="relative grid min-h-14 justify-items-center gap-0.5 pt-2 pb-1.5 text-xs font-medium text-ink-2 aria-[current]:text-primary"
            >
              <span className="relative">
                <place.icon size={21} strokeWidth={1.9} aria-hidden="true" />
                {place.count ? <span aria-hidden="true" className="absolute -end-1 -top-0.5 size-2 rounded-full bg-danger-solid ring-2 ring-surface" /> : null}
              </span>
              {place.label}
              {place.count ? (
                <span className="sr-only">
                  , {place.count} {place.countLabel ?? 'waiting'}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface AppFrameProps {
  side: ReactNode;
  bottom: ReactNode;
  /** Above the content on every size: logo on phones, role, bell, avatar. */
  top?: ReactNode;
  /** 300 px from 1280 px; under the content before that. */
  rail?: ReactNode;
  /** Administration stands apart. */
  admin?: boolean | undefined;
  children: ReactNode;
}

/** The signed-in page: sidebar, content, right rail; on phones a bar below. */
export function AppFrame({ side, bottom, top, rail, admin = false, children }: AppFrameProps) {
  return (
    <div className="app-frame">
      <aside className={`app-side ${admin ? 'bg-sunken' : ''}`}>{side}</aside>
      <div className="min-w-0">
        {top}
        <main id="main" tabIndex={-1} className="app-main">
          {rail ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
              <div className="min-w-0">{children}</div>
              <div className="grid min-w-0 content-start gap-4">{rail}</div>
            </div>
          ) : (
            children
          )}
        </main>
      </div>
      {bottom}
    </div>
  );
}

import { Fragment, Suspense, use, type ReactNode } from 'react';
import { StatStrip } from '#design/app/stat-strip.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading } from '#design/public/skeleton.tsx';
import { useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { inboxTopic } from '#domains/messaging/topics.ts';
import { dashboards, type DashboardName } from '#kit/dashboard.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { DAY_MS } from '#kit/clock.ts';
import { counted, plural } from '#kit/format/unit.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import { pathTo } from '#routes';
import { NOT_FOR_BOTH, PLACES, placed } from './dashboard-places.ts';
import { HomeSkeleton } from './shell/page-skeleton.tsx';
import { YourTurn, YourTurnSkeleton } from './your-turn.tsx';

const WORDS = {
  client: {
    actions: [
      { href: pathTo('services'), label: 'Find a service' },
      { href: pathTo('post-project'), label: 'Post a project' },
    ],
    strip: 'Your money and work',
    aside: '',
  },
  freelancer: {
    actions: [
      { href: pathTo('create-service'), label: 'New service' },
      { href: pathTo('browse-projects'), label: 'Find projects' },
    ],
    strip: 'Your money, work and record',
    aside: 'Upcoming earnings, level and profile',
  },
} as const satisfies Record<DashboardName, object>;

/** The two ways to begin on one side: with a service, or with a project. */
const Actions = ({ of }: { of: DashboardName }) => (
  <div className="flex flex-wrap gap-2">
    {WORDS[of].actions.map(({ href, label }) => (
      <LinkButton key={href} href={href}>
        {label}
      </LinkButton>
    ))}
  </div>
);

/** Views name the fields they read; every domain that puts them there is on the same server. */
const all = <Part extends 'figures' | 'panels' | 'turns'>(views: readonly DashboardView[], part: Part) =>
  views.flatMap((view) => Object.entries(view[part] ?? {})) as (readonly [
    string,
    NonNullable<DashboardView[Part]>[string],
  ])[];

interface DashboardProps {
  of: DashboardName;
  load: (dashboard: DashboardName) => Promise<readonly DashboardView[]>;
}

/**
 * A home of what the domains bring: the greeting, one live read, and a place for each part. Parts load while the answer
 * is on its way.
 */
export function Dashboard({ of, load }: DashboardProps) {
  const { id, first_name: name, role } = useSession();
  const read = useRead(dashboards[of], {});
  useOwnTopic(() => void read.refetch());
  // Messages wait here too.
  useTopic(id === '' ? null : inboxTopic(id), () => void read.refetch());
  const home = read.data;
  const lead =
    home !== undefined
      ? leadOf(home, serverNow())
      : read.isError || read.isPaused
        ? undefined
        : 'Loading your dashboard.';
  return (
    <>
      <PageHeader title={`Welcome, ${name}`} lead={lead} actions={<Actions of={of} />} />
      <Unread what="Your dashboard" read={read}>
        <Suspense
          fallback={
            <Loading label="Loading your dashboard">
              <HomeSkeleton />
            </Loading>
          }
        >
          <Parts
            of={of}
            loading={load(of)}
            buying={role === 'both' && of === 'freelancer' ? load('client') : null}
            home={home}
          />
        </Suspense>
      </Unread>
    </>
  );
}

interface PartsProps {
  of: DashboardName;
  loading: Promise<readonly DashboardView[]>;
  /** The client's, on the home of someone who does both. */
  buying: Promise<readonly DashboardView[]> | null;
  home: DataOf<(typeof dashboards)[DashboardName]> | undefined;
}

function Parts({ of, loading, buying, home }: PartsProps) {
  const views = use(loading);
  const buyingViews = buying === null ? null : use(buying);
  const bought = all(buyingViews ?? [], 'panels').filter(([panel]) => !NOT_FOR_BOTH.includes(panel));
  const { strip, aside } = WORDS[of];
  const { main, side } = PLACES[of];
  const panels = all(views, 'panels');
  const shown = (some: typeof panels, data: object | undefined = home): ReactNode =>
    some.map(([panel, Panel]) => {
      const Part = Panel as (props: { home: object | undefined }) => ReactNode;
      return <Part key={panel} home={data} />;
    });
  // Two trees: how many things wait is not known before, so what is below them is placed once, with the answer.
  const mainColumn = (
    <Fragment key={home === undefined ? 'skeleton' : 'home'}>
      {buyingViews === null ? (
        <Figures label={strip} of={of} views={views} home={home} />
      ) : (
        <>
          <Figures title="Selling" label={strip} of={of} views={views} home={home} />
          <Figures
            title="Buying"
            actions={<Actions of="client" />}
            label={WORDS.client.strip}
            of="client"
            views={buyingViews}
            home={home === undefined ? undefined : boughtBy(home)}
          />
        </>
      )}
      {home === undefined ? (
        <YourTurnSkeleton />
      ) : (
        <YourTurn turns={home.next} waiting={home.waiting} cards={Object.fromEntries(all(views, 'turns'))} />
      )}
      {shown(
        placed(
          panels.filter(([panel]) => !side.includes(panel)),
          main,
        ),
      )}
      {shown(placed(bought, PLACES.client.main), boughtBy(home))}
    </Fragment>
  );
  if (side.length === 0) return <div className="grid gap-5">{mainColumn}</div>;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 gap-5">{mainColumn}</div>
      <aside key={home === undefined ? 'skeleton' : 'home'} aria-label={aside} className="grid gap-5">
        {shown(
          placed(
            panels.filter(([panel]) => side.includes(panel)),
            side,
          ),
        )}
      </aside>
    </div>
  );
}

interface FiguresProps {
  /** Where there are two strips. */
  title?: string;
  /** Beside the title. */
  actions?: ReactNode;
  label: string;
  of: DashboardName;
  views: readonly DashboardView[];
  home: object | undefined;
}

function Figures({ title, actions, label, of, views, home }: FiguresProps) {
  const stats = placed(all(views, 'figures'), PLACES[of].figures).map(([, figure]) => figure(home as never));
  const strip = <StatStrip label={label} loading={home === undefined} stats={stats} />;
  if (title === undefined) return strip;
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="title">{title}</h2>
        {actions}
      </div>
      {strip}
    </section>
  );
}

const boughtBy = (home: PartsProps['home']): object | undefined =>
  (home as { buying?: object | null } | undefined)?.buying ?? undefined;

const SOON_DAYS = 3;

interface Waiting {
  /** The first of them, the soonest first. */
  readonly next: readonly { readonly clock: { readonly ends_at: string } | null }[];
  readonly waiting: number;
}

/**
 * One sentence of what needs attention, under the title. What is due in ten days is on the list, and needs none yet.
 */
export function leadOf({ next, waiting }: Waiting, now: number): string {
  const all = counted(waiting, { one: 'item', other: 'items' });
  const dated = next.flatMap(({ clock }) => (clock === null ? [] : [Date.parse(clock.ends_at)]));
  const soon = dated.filter((at) => at < now + SOON_DAYS * DAY_MS).length;
  if (waiting === 0) return 'You’re all caught up.';
  if (dated.length === 0 || soon === next.length)
    return `${all} ${plural(waiting, { one: 'needs', other: 'need' })} your attention.`;
  return soon === 0
    ? `${all} on your list, nothing due within ${SOON_DAYS} days.`
    : `${all} on your list, ${soon} due within ${SOON_DAYS} days.`;
}

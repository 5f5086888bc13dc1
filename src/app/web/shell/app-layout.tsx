import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet, useLoaderData, useMatches, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import { Frame } from '#design/app/frame.tsx';
import { useShownTrail } from '#design/app/shown-trail.ts';
import { Avatar } from '#design/public/avatar.tsx';
import { Link } from '#design/public/link.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { standingOf, useSession } from '#domains/accounts/web/accounts.ts';
import { homeSide } from '#kit/actor.ts';
import { avatarLink, displayName } from '#domains/accounts/user.ts';
import { Bell } from '#domains/notifications/web/notifications.ts';
import { pathTo, titleOf } from '#routes';
import { markedAt, navigationOf } from '../modules.ts';
import { isSettings, SettingsPlaces } from '../settings-places.tsx';
import { AccountActions } from './account-actions.tsx';
import { SignedIn } from './signed-in.tsx';
import { WaitingShell } from './waiting-shell.tsx';

/** Only right after funds were added, so it is loaded then. */
const FundsAdded = lazy(async () => ({ default: (await import('#domains/wallet/web/wallet.tsx')).FundsAdded }));

export { appStyles as links } from './app-styles.ts';

/** Nothing private is rendered on the server: the browser fills the page once it knows who is there. */
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<ReactNode> =>
  new URL(request.url).searchParams.has('return_to') ? (await import('./intent-note.tsx')).noteFor(request.url) : null;
clientLoader.hydrate = true as const;
export const HydrateFallback = WaitingShell;

/** The signed-in shell, with the navigation of the role. */
export default function AppLayout() {
  const note = useLoaderData<ReactNode>();
  const here = useMatches().at(-1)?.id ?? '';
  const me = useSession();
  const wasAdded = useSearchParams()[0].has('added');
  const sections = navigationOf(me.role, homeSide(standingOf(me)));
  const items = sections.flatMap((section) => section.items);
  const current = markedAt(
    here,
    items.map(({ screen }) => screen),
    useShownTrail(),
  );
  const placeOf = (item: (typeof items)[number]) => ({ label: titleOf(item.screen), ...item, href: pathTo(item.screen), isCurrent: item.screen === current });
  const name = displayName(me);
  const photo = avatarLink(me.avatar);
  const avatar = (size: 28 | 36) => <Avatar name={name} seed={me.username} size={size} {...(photo === null ? {} : { photo: { src: photo } })} />;
  return (
    <SignedIn>
      <Frame
        label="Workspace"
        groups={sections.map((section) => ({ title: section.title, places: section.items.map(placeOf) }))}
        bar={items.filter(({ isPrimary }) => isPrimary === true).map(placeOf)}
        actions={
          <>
            <Bell isCurrent={here === 'notifications'} />
            <Link href={pathTo('profile-settings')} className="grid size-10 place-items-center rounded-md">
              <span className="sr-only">Settings</span>
              {avatar(28)}
            </Link>
            <ThemeSwitch />
          </>
        }
        foot={
          <div className="grid gap-2">
            <div className="flex min-w-0 items-center gap-2.5">
              {avatar(36)}
              <div className="min-w-0 flex-1">
                <p className="truncate text-sm font-semibold">{name}</p>
                <p className="text-xs text-ink-3">
                  {ROLE_WORDS[me.role]} ·{' '}
                  <Link href={pathTo('switch-role')} className="link">
                    Switch role
                  </Link>
                </p>
              </div>
            </div>
            <AccountActions as="icon and words" />
          </div>
        }
      >
        {note}
        {wasAdded ? (
          <Suspense fallback={null}>
            <FundsAdded />
          </Suspense>
        ) : null}
        {isSettings(here) ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 xl:grid-cols-[180px_minmax(0,1fr)]">
            <SettingsPlaces here={here} />
            <div>
              <Outlet />
            </div>
          </div>
        ) : (
          <Outlet />
        )}
      </Frame>
    </SignedIn>
  );
}

const ROLE_WORDS = { client: 'Client', freelancer: 'Freelancer', both: 'Client and freelancer', expert: 'Expert', user: 'Member' } as const;

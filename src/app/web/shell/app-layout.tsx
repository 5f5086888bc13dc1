import { LogOut } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Outlet, useLoaderData, useMatches, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { Frame } from '#design/app/frame.tsx';
import { useShownTrail } from '#design/app/shown-trail.ts';
import { Avatar } from '#design/public/avatar.tsx';
import { IconButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { standingOf, useSession, useSignOut } from '#domains/accounts/web/accounts.ts';
import { homeSide, sideOf } from '#kit/actor.ts';
import type { Side } from '#kit/sides.ts';
import { avatarLink, displayName } from '#domains/accounts/user.ts';
import { Bell, ReadHere } from '#domains/notifications/web/notifications.ts';
import { pathTo } from '#routes';
import { overview, sideAt } from '../modules.ts';
import { isSettings, SettingsPlaces } from '../settings-places.tsx';
import { placesOf } from './places.ts';
import { chooseSide, useChosenSide } from './reader-side.ts';
import { SearchField, SearchIcon, useSearchKey } from './search-key.tsx';
import { SideSwitch } from './side-switch.tsx';
import { SignedIn } from './signed-in.tsx';
import { WaitingShell } from './waiting-shell.tsx';

const CommandMenu = lazy(async () => ({ default: (await import('./command-menu.tsx')).CommandMenu }));

/** Nothing private is rendered on the server: the browser fills the page once it knows who is there. */
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<ReactNode> =>
  new URL(request.url).searchParams.has('return_to') ? (await import('./intent-note.tsx')).noteFor(request.url) : null;
clientLoader.hydrate = true as const;
export const HydrateFallback = WaitingShell;

/** The navigation of the reader's side, which someone who does both switches. */
function useSidebar(here: string) {
  const me = useSession();
  const navigate = useNavigate();
  const trail = useShownTrail();
  const doesBoth = me.role === 'both';
  const ofScreen = sideAt(here, trail);
  const chosen = useChosenSide(ofScreen, doesBoth);
  const side = doesBoth ? chosen : sideOf(me.role);
  const home = homeSide(standingOf(me));
  const choose = (wanted: Side): void => {
    chooseSide(wanted);
    // A page of the other side would choose its own again.
    if (ofScreen !== null && ofScreen !== wanted) void navigate(pathTo(overview(home).screen));
  };
  const places = placesOf(side, { here, trail, home, counts: true });
  // One key for both sides: the menu of a phone stays open, and the pressed button keeps the focus.
  return { key: 'own', ...places, ...(doesBoth ? { head: <SideSwitch side={side} onChoose={choose} /> } : {}) };
}

/** The signed-in shell, with the navigation of the role. */
export default function AppLayout() {
  const note = useLoaderData<ReactNode>();
  const here = useMatches().at(-1)?.id ?? '';
  const me = useSession();
  const signOut = useSignOut();
  const navigation = useSidebar(here);
  const search = useSearchKey(CommandMenu);
  const name = displayName(me);
  const photo = avatarLink(me.avatar);
  const avatar = (
    <Avatar name={name} seed={me.username} size={28} {...(photo === null ? {} : { photo: { src: photo } })} />
  );
  return (
    <SignedIn>
      <Frame
        label="Workspace"
        navigations={[navigation]}
        badge={<SearchField onOpen={search.open} />}
        actions={
          <>
            <SearchIcon onOpen={search.open} />
            <Bell isCurrent={here === 'notifications'} />
            <Link href={pathTo('profile-settings')} className="grid size-10 place-items-center rounded-md">
              <span className="sr-only">Settings</span>
              {avatar}
            </Link>
          </>
        }
        foot={
          <div className="flex min-w-0 items-center gap-2">
            {avatar}
            <div className="min-w-0 flex-1 leading-tight">
              <p className="truncate text-sm font-semibold" title={name}>
                {name}
              </p>
              <p className="truncate text-xs">
                <Link href={pathTo('switch-role')} className="link" title="Switch role">
                  {ROLE_WORDS[me.role]}
                  <span className="sr-only">, switch role</span>
                </Link>
              </p>
            </div>
            <div className="-me-1 flex lg:[&>button]:w-8">
              <ThemeSwitch />
              <IconButton icon={LogOut} label="Sign out" title="Sign out" onClick={signOut} />
            </div>
          </div>
        }
      >
        <ReadHere />
        {note}
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
        {search.dialog}
      </Frame>
    </SignedIn>
  );
}

const ROLE_WORDS = {
  client: 'Client',
  freelancer: 'Freelancer',
  both: 'Buys and sells',
  expert: 'Expert',
  user: 'Member',
} as const;

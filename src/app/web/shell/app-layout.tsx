import { Outlet, useLocation } from 'react-router';
import { Avatar } from '#design/public/avatar.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { Logo } from '#design/public/logo.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { avatarLink, displayName } from '#domains/accounts/user.ts';
import { Bell } from '#domains/notifications/web/notifications.ts';
import { pathTo } from '#routes';
import { AccountActions } from './account-actions.tsx';
import { navigationOf, type NavigationItem } from './navigation.ts';
import { SignedIn } from './signed-in.tsx';
import { WaitingShell } from './waiting-shell.tsx';

export { appStyles as links } from './app-styles.ts';

/** Nothing private is rendered on the server: the browser fills the page once it knows who is there. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;
export const HydrateFallback = WaitingShell;

const leadsTo = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);

/** Screens that stand beside an item of another address: of money, and the parts of the settings with a page of their own. */
const BESIDE: readonly (readonly [screen: string, item: string])[] = [
  ['express-withdrawal', 'withdraw'],
  ['add-funds-stripe', 'add-funds'],
  ['add-funds-paypal', 'add-funds'],
  ['payment-methods', 'profile-settings'],
  ['add-payment-method', 'profile-settings'],
  ['payment-history', 'transactions'],
  ...[
    'change-password',
    'password-change',
    'verify-phone',
    'verify-identity',
    'notification-settings',
    'public-profile',
    'client-bio',
    'select-skill',
    'select-industry',
    'switch-role',
  ].map((screen) => [screen, 'profile-settings'] as const),
];

/** The one item a page belongs to: the longest that leads there. An order stands under the list its reader has. */
function currentOf(path: string, items: readonly NavigationItem[]): string | undefined {
  const fitting = items.filter(({ href }) => href !== pathTo('services') && leadsTo(path, href)).toSorted((a, b) => b.href.length - a.href.length);
  if (fitting[0] !== undefined) return fitting[0].href;
  const beside = BESIDE.find(([screen]) => leadsTo(path, pathTo(screen)));
  if (beside !== undefined) return pathTo(beside[1]);
  return leadsTo(path, pathTo('buying-orders')) ? pathTo('selling-orders') : undefined;
}

/** The signed-in shell: sidebar from 1024 px, a bottom bar of five on phones. */
export default function AppLayout() {
  const { pathname } = useLocation();
  const me = useSession();
  const items = navigationOf(me.role);
  const current = currentOf(pathname, items);
  const name = displayName(me);
  const photo = avatarLink(me.avatar);
  return (
    <SignedIn>
      <div className="min-h-dvh lg:grid lg:grid-cols-[228px_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-dvh flex-col border-e border-line px-3 py-3 lg:flex">
          <div className="px-2">
            <Logo />
          </div>
          <nav aria-label="Workspace" className="mt-3 grid gap-0.5 text-md font-medium">
            {items.map(({ href, label, icon }) => (
              <Link
                key={href}
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className="flex min-h-10 items-center gap-3 rounded-sm px-3 text-ink-2 hover:bg-hover hover:text-ink aria-[current]:bg-primary-soft aria-[current]:text-primary-ink"
              >
                <Icon of={icon} />
                {label}
              </Link>
            ))}
            <Bell as="row" current={leadsTo(pathname, pathTo('notifications'))} />
          </nav>
          <div className="mt-auto grid gap-2 border-t border-line px-2 pt-3">
            <div className="flex min-w-0 items-center gap-2.5">
              <Avatar name={name} seed={me.username} size={36} {...(photo === null ? {} : { photo: { src: photo } })} />
              <div className="min-w-0 flex-1">
                <p className="truncate text-sm font-semibold">{name}</p>
                <p className="text-xs text-ink-3">{ROLE_WORDS[me.role]}</p>
              </div>
            </div>
            <AccountActions as="icon and words" />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col">
          <header className="flex h-14 items-center justify-between border-b border-line px-4 lg:hidden">
            <Logo />
            <div className="flex items-center gap-1">
              <Bell as="square" current={leadsTo(pathname, pathTo('notifications'))} />
              <Link href={pathTo('profile-settings')} className="grid size-10 place-items-center rounded-md">
                <span className="sr-only">Profile and settings</span>
                <Avatar name={name} seed={me.username} size={28} {...(photo === null ? {} : { photo: { src: photo } })} />
              </Link>
              <AccountActions as="icon" />
            </div>
          </header>
          <main id="main" className="mx-auto w-full max-w-[1180px] flex-1 px-4 pt-5 pb-28 sm:px-6 lg:pt-8 lg:pb-14">
            <Outlet />
          </main>
          <nav
            aria-label="Quick"
            className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] text-xs font-medium text-ink-2 lg:hidden"
          >
            {items
              .filter((one) => one.primary)
              .slice(0, 5)
              .map(({ href, short, icon }) => (
                <Link
                  key={href}
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="grid min-h-14 min-w-0 content-center justify-items-center gap-1 aria-[current]:text-primary"
                >
                  <Icon of={icon} />
                  <span className="max-w-full truncate">{short}</span>
                </Link>
              ))}
          </nav>
        </div>
      </div>
    </SignedIn>
  );
}

const ROLE_WORDS = { client: 'Client', freelancer: 'Freelancer', both: 'Client and freelancer', expert: 'Expert', user: 'Member' } as const;

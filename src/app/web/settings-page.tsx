import { Navigate, useLoaderData, useLocation, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { useHashTarget } from '#kit/web/use-hash-target.ts';
import { pathTo, routes, titleOf } from '#routes';
import { settingsParts } from './modules.ts';

const LEADS: Readonly<Record<string, string>> = {
  'profile-settings': 'What others see about you and your work.',
  'settings-account': 'Your email address, what you verified, and what stays private.',
  'settings-security': 'Your sign-in methods and sessions.',
  'settings-privacy': 'Who can see each part of your profile.',
  'settings-data': 'Export your data or delete your account.',
};
/** More than this many parts have a list of them. */
const SEEN_AT_ONCE = 6;

export const meta: MetaFunction = ({ matches }) => [
  { title: titled(titleOf(matches.at(-1)?.id ?? 'profile-settings')) },
];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const pathname = new URL(request.url).pathname.replace(/\/+$/, '');
  const screen = routes.find(({ path }) => path === pathname)?.name ?? 'profile-settings';
  const own = settingsParts.filter((part) => part.screen === screen);
  return {
    screen,
    anchors: own.flatMap(({ anchors }) => anchors),
    parts: await Promise.all(own.flatMap(({ load }) => load?.() ?? [])),
  };
}

/** One place of the settings: each domain adds its own parts. An anchor of another place leads there. */
export default function SettingsPage() {
  const { screen, anchors, parts } = useLoaderData<Awaited<ReturnType<typeof clientLoader>>>();
  const me = useSession((session) => session.me);
  const { hash } = useLocation();
  useHashTarget(me !== null);
  const elsewhere = settingsParts.find((part) => part.anchors.some(([id]) => `#${id}` === hash))?.screen ?? screen;
  if (elsewhere !== screen) return <Navigate to={`${pathTo(elsewhere)}${hash}`} replace />;
  return (
    <>
      <PageHeader
        title={titleOf(screen)}
        lead={LEADS[screen]}
        actions={
          screen === 'profile-settings' || screen === 'settings-privacy' ? (
            <LinkButton href={pathTo('public-profile')}>View public profile</LinkButton>
          ) : undefined
        }
      />
      {anchors.length > SEEN_AT_ONCE ? (
        <nav aria-label="On this page" className="mb-5">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {anchors.map(([id, name]) => (
              <li key={id}>
                <Link href={`#${id}`} className="link flex min-h-8 items-center text-md">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div key={me?.id} className="grid max-w-[760px] min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {parts.map((Part, at) => (
          <Part key={`${screen} ${at}`} />
        ))}
      </div>
    </>
  );
}

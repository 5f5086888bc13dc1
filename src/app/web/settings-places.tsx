import { Link } from '#design/public/link.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { isFreelancerRole } from '#kit/actor.ts';
import { pathTo } from '#routes';

export const SETTINGS = [
  ['profile-settings', 'Profile'],
  ['settings-account', 'Account'],
  ['settings-security', 'Security'],
  ['notification-settings', 'Notifications'],
  ['settings-privacy', 'Privacy'],
  ['settings-data', 'Data'],
] as const;

export const isSettings = (screen: string): boolean => SETTINGS.some(([name]) => name === screen);

/** Around each place of the settings: the way to all of them. */
export function SettingsPlaces({ here }: { here: string }) {
  const role = useSession(({ me }) => me?.role);
  return (
    <nav aria-label="Settings" className="xl:sticky xl:top-6">
      <ul className="flex flex-wrap gap-1 xl:grid">
        {SETTINGS.map(([name, label]) => (
          <li key={name}>
            <Link href={pathTo(name)} aria-current={name === here ? 'page' : undefined} className="side-link">
              {label}
            </Link>
          </li>
        ))}
        {role !== undefined && isFreelancerRole(role) ? (
          <li>
            <Link href={pathTo('cv-create')} className="side-link">
              CVs
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

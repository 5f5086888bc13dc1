import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { pathTo } from '#routes';

/** The way back from a page that is one part of the settings: to that part of them. */
export const SettingsTrail = ({ current, part }: { current: string; part: string }) => (
  <Breadcrumb items={[{ href: `${pathTo('profile-settings')}#${part}`, label: 'Profile settings' }]} current={current} />
);

import { redirect } from 'react-router';

/** /settings leads on to the profile's settings (SCN-11). */
export function clientLoader() {
  throw redirect('/user/profile_setting');
}

export default function SettingsPrefixPage() {
  return null;
}

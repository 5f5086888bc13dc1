import { redirect } from 'react-router';

/** /settings redirects to the profile's settings (SCN-11). */
export function clientLoader() {
  throw redirect('/user/profile_setting');
}

export default function SettingsPrefixPage() {
  return null;
}

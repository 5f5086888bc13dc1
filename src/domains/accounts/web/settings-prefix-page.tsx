import type { ClientLoaderFunctionArgs } from 'react-router';
import { redirectOn } from '#kit/web/redirect-on.ts';

/** /settings redirects to the profile's settings (SCN-11). */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirectOn(request.url, '/user/profile_setting');
}

export default function SettingsPrefixPage() {
  return null;
}

import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { intent } from '#domains/accounts/intent-contract.ts';
import { isSavePath } from '#domains/accounts/hiring-path.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { Notices } from './notices.tsx';

/** What waits behind signing in or up; without it these pages work as well. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const path = wantedIn(new URL(request.url).searchParams);
  if (path === null) return null;
  return readOnServer(context, intent, { query: { path } }).then(
    ({ intent: waiting }) => (waiting === null ? null : { words: waiting.words, isSave: isSavePath(path) }),
    () => null,
  );
};

export default function AuthLayout() {
  const waiting = useLoaderData<typeof loader>();
  return (
    <EntranceFrame notices={<Notices />} actions={<ThemeSwitch />}>
      {waiting === null ? null : (
        <Alert title={waiting.words} className="mb-6">
          {waiting.isSave
            ? 'We’ll save it for you and bring you back.'
            : 'We’ll take you there as soon as this is done.'}
        </Alert>
      )}
      <Outlet context={waiting?.words ?? null} />
    </EntranceFrame>
  );
}

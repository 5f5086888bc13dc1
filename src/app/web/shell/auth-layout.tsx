import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Mosaic } from '#design/public/cover.tsx';
import { Logo } from '#design/public/logo.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { intent } from '#domains/accounts/intent-contract.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { Notices } from './notices.tsx';

export { appStyles as links } from './app-styles.ts';

/** What waits behind signing in or up; without it these pages work as well. */
export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<string | null> => {
  const path = wantedIn(new URL(request.url).searchParams);
  if (path === null) return null;
  return readOnServer(context, intent, { query: { path } }).then(
    (answer) => answer.intent?.words ?? null,
    () => null,
  );
};

/** Sign-in and registration: the form left, generated art right; on phones the form alone. */
export default function AuthLayout() {
  const words = useLoaderData<typeof loader>();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
      <div className="flex min-w-0 flex-col px-4 pb-10 sm:px-6">
        <Notices />
        <header className="flex h-16 items-center justify-between">
          <Logo />
          <ThemeSwitch />
        </header>
        {/* Not centered: a form that arrives in two parts, or gains an error, would move under the hand. */}
        <main id="main" className="mx-auto grid w-full max-w-[26.25rem] flex-1 content-start pt-[clamp(1.5rem,9vh,6rem)] pb-6">
          {words === null ? null : (
            <Alert title={words} className="mb-6">
              We’ll take you there as soon as this is done.
            </Alert>
          )}
          <Outlet context={words} />
        </main>
      </div>
      <div className="hidden bg-sunken lg:block" aria-hidden="true">
        <Mosaic seed="entrance" className="sticky top-0 h-dvh! [@media(min-height:827px)]:object-cover!" />
      </div>
    </div>
  );
}

import { Outlet } from 'react-router';
import { Mosaic } from '#design/public/cover.tsx';
import { Logo } from '#design/public/logo.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { Notices } from './notices.tsx';

export { appStyles as links } from './app-styles.ts';

/** Sign-in and registration: the form left, generated art right; on phones the form alone. */
export default function AuthLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
      <div className="flex min-w-0 flex-col px-4 pb-10 sm:px-6">
        <Notices />
        <header className="flex h-16 items-center justify-between">
          <Logo />
          <ThemeSwitch />
        </header>
        <main id="main" className="mx-auto grid w-full max-w-[26.25rem] flex-1 content-center py-6">
          <Outlet />
        </main>
      </div>
      <div className="hidden bg-sunken lg:block" aria-hidden="true">
        <Mosaic seed="entrance" className="sticky top-0 h-dvh!" />
      </div>
    </div>
  );
}

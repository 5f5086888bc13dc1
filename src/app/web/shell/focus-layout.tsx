import type { ReactNode } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { Logo } from '#design/public/logo.tsx';
import { AccountActions } from './account-actions.tsx';
import { WaitingStep } from './waiting-shell.tsx';
import { SignedIn } from './signed-in.tsx';

export { clientLoader } from './step-loader.ts';
export const HydrateFallback = WaitingStep;

/** One step at a time, with a way to leave. */
export default function FocusLayout() {
  const note = useLoaderData<ReactNode>();
  return (
    <SignedIn>
      <div className="flex min-h-dvh flex-col">
        <header className="page flex h-16 items-center justify-between">
          <Logo />
          <AccountActions />
        </header>
        <main id="main" className="mx-auto w-full max-w-[40rem] flex-1 px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
          {note}
          <Outlet context={note} />
        </main>
      </div>
    </SignedIn>
  );
}

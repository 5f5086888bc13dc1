import type { ReactNode } from 'react';
import { Mosaic } from '#design/public/cover.tsx';
import { Logo } from '#design/public/logo.tsx';

interface EntranceFrameProps {
  notices?: ReactNode;
  /** Right of the logo. */
  actions: ReactNode;
  children: ReactNode;
}

/** Signing in, signing up and the code that follows: the form left, generated art right; on phones the form alone. */
export const EntranceFrame = ({ notices, actions, children }: EntranceFrameProps) => (
  <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
    <div className="flex min-w-0 flex-col px-4 pb-10 sm:px-6">
      {notices}
      <header className="flex h-16 items-center justify-between">
        <Logo />
        {actions}
      </header>
      {/* Not centered: a form that arrives in two parts, or gains an error, would move under the hand. */}
      <main id="main" className="mx-auto grid w-full max-w-form flex-1 content-start pt-[clamp(1.5rem,9vh,6rem)] pb-6">
        {children}
      </main>
    </div>
    <div className="hidden bg-sunken lg:block" aria-hidden="true">
      <Mosaic seed="entrance" className="sticky top-0 h-dvh! [@media(min-height:827px)]:object-cover!" />
    </div>
  </div>
);

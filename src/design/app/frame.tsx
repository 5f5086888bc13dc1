import type { ReactNode } from 'react';
import { Logo } from '../public/logo.tsx';
import { BottomBar, SideNav, type Place, type PlaceGroup } from './navigation.tsx';

/**
 * The places of one navigation. A frame that does not know its reader yet holds several, and a class shows the right
 * one.
 */
export interface FrameNavigation {
  readonly key: string;
  readonly groups: readonly PlaceGroup[];
  /** On a phone's bottom bar, beside the menu. */
  readonly bar: readonly Place[];
  /** Above the places: which side of the product this is. */
  readonly head?: ReactNode;
  readonly className?: string;
  /** No script is there yet: links work, and buttons would lose a press. */
  readonly isWaiting?: boolean;
}

interface FrameProps {
  /** Names the navigation. */
  label: string;
  navigations: readonly FrameNavigation[];
  /** Under the logo of the sidebar. */
  badge?: ReactNode;
  /** At the end of a phone's header. */
  actions: ReactNode;
  /** Below the navigation: who is signed in. */
  foot: ReactNode;
  /** Staff have a darker sidebar and wider pages. */
  isStaff?: boolean;
  children: ReactNode;
}

/**
 * The signed-in frame: a sidebar from 1024 px, a header and a bottom bar on phones. A page whose element has the class
 * `full-page` gets all of the height beside them and scrolls inside; with `hides-bars` a phone shows nothing else.
 */
export const Frame = ({ label, navigations, badge, actions, foot, isStaff = false, children }: FrameProps) => (
  <div className="frame min-h-dvh lg:grid lg:grid-cols-[228px_minmax(0,1fr)]">
    <aside
      className={`sticky top-0 hidden h-dvh flex-col border-e border-line px-3 pt-3 pb-2 lg:flex ${isStaff ? 'bg-sunken' : ''}`}
    >
      <div className="px-2">
        <Logo />
      </div>
      {badge}
      <div className={`scroll-hint -mx-1 mt-2 min-h-0 flex-1 overflow-y-auto px-1 pb-2 ${isStaff ? 'on-sunken' : ''}`}>
        {navigations.map(({ key, groups, head, className }) => (
          <div key={key} className={className}>
            {head}
            <SideNav label={label} groups={groups} />
          </div>
        ))}
      </div>
      <div className="border-t border-line pt-2">{foot}</div>
    </aside>
    <div className="flex min-w-0 flex-col">
      <header className="frame-bar flex h-14 items-center justify-between border-b border-line px-4 lg:hidden">
        <Logo />
        <div className="flex items-center gap-1">{actions}</div>
      </header>
      <main
        id="main"
        className={`mx-auto w-full flex-1 px-4 pt-5 pb-28 sm:px-6 lg:pt-8 lg:pb-14 ${isStaff ? 'max-w-[1280px]' : 'max-w-[1180px]'}`}
      >
        {children}
      </main>
      {navigations.map(({ key, groups, bar, head, className, isWaiting }) => (
        <div key={key} className={className}>
          <BottomBar label="Quick" places={bar} groups={groups} head={head} foot={foot} isWaiting={isWaiting} />
        </div>
      ))}
    </div>
  </div>
);

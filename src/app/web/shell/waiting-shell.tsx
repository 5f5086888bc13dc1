import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import { Frame, type FrameNavigation } from '#design/app/frame.tsx';
import { Logo } from '#design/public/logo.tsx';
import { Bone, Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { brandName } from '#kit/brand.ts';
import { SIDES, type Side } from '#kit/sides.ts';
import { sideAt } from '../modules.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { placesOf } from './places.ts';
import { SideSwitch } from './side-switch.tsx';

/*
 * What the server renders of a screen behind sign-in, until the browser has read the session: the same for everyone. It
 * holds the navigation of both sides; the head script marks the root with the reader's, and the stylesheet shows that
 * one.
 */

const NoScript = () => (
  <noscript>
    <p className="mt-6">This part of {brandName()} needs JavaScript. The public pages work without it.</p>
  </noscript>
);

const Foot = () => (
  <div className="flex h-9 items-center gap-2 px-1" aria-hidden="true">
    <Bone className="size-7 rounded-full" />
    <Bone className="h-4 w-24" />
  </div>
);

/** Of the signed-in shell: the sidebar with the reader's places, and the kind of page that follows. */
function WaitingAppFrame() {
  const here = useMatches().at(-1)?.id ?? '';
  const own = sideAt(here);
  const navigation = (side: Side): FrameNavigation => ({
    key: side,
    isWaiting: true,
    ...placesOf(side, { here }),
    head: (
      <div className="only-for-both">
        <SideSwitch side={side} />
      </div>
    ),
    className: `side-places is-${side}-side ${own === null ? '' : own === side ? 'is-page-side' : 'is-other-side'}`,
  });
  return (
    <Frame
      label="Workspace"
      navigations={SIDES.map(navigation)}
      badge={<Bone className="mt-2 h-9 w-full" />}
      actions={<Bone className="size-8 rounded-full" />}
      foot={<Foot />}
    >
      <PageSkeleton screen={here} />
      <NoScript />
    </Frame>
  );
}

/** Of staff's: what is theirs is read with the session, so nothing of it is named before. */
function WaitingStaffFrame() {
  return (
    <Frame
      label="Operations"
      navigations={[]}
      badge={
        <div aria-hidden="true" className="mt-10 grid gap-5 px-2">
          <Bone className="h-9 w-full" />
          {[0, 1, 2, 3, 4, 5].map((at) => (
            <Bone key={at} className="h-4 w-32" />
          ))}
        </div>
      }
      actions={null}
      foot={<Foot />}
      isStaff
    >
      <PageSkeleton screen="" />
      <NoScript />
    </Frame>
  );
}

/** Of a step: one column, as the step has it. */
function WaitingStepFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page flex h-16 items-center">
        <Logo />
      </header>
      <main id="main" className="mx-auto w-full max-w-[40rem] flex-1 px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
        <Loading label={`Opening ${brandName()}`}>
          <Bone className="mb-6 h-8 w-64 max-w-full" />
          <TextSkeleton lines={4} />
        </Loading>
        <NoScript />
      </main>
    </div>
  );
}

/** Of the code that follows signing up: the frame of the form before it. */
const WaitingCodeFrame = () => (
  <EntranceFrame actions={null}>
    <Loading label={`Opening ${brandName()}`}>
      <Bone className="mb-6 h-8 w-64 max-w-full" />
      <TextSkeleton lines={4} />
    </Loading>
    <NoScript />
  </EntranceFrame>
);

const rendered = (Page: ComponentType) => () => (
  <div className="contents">
    <Page />
  </div>
);

/**
 * In the browser what the server rendered stays as it is until the screen takes its place: React looks at nothing
 * within an element whose markup is set.
 */
// oxlint-disable-next-line react/no-danger
const AsRendered = () => <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

export const WaitingShell = import.meta.env.SSR ? rendered(WaitingAppFrame) : AsRendered;
export const WaitingStaff = import.meta.env.SSR ? rendered(WaitingStaffFrame) : AsRendered;
export const WaitingCode = import.meta.env.SSR ? rendered(WaitingCodeFrame) : AsRendered;
export const WaitingStep = import.meta.env.SSR ? rendered(WaitingStepFrame) : AsRendered;

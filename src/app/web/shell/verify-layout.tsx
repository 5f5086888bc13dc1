import type { ReactNode } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { AccountActions } from './account-actions.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { SignedIn } from './signed-in.tsx';
import { WaitingCode } from './waiting-shell.tsx';

export { clientLoader } from './step-loader.ts';
export const HydrateFallback = WaitingCode;

/** The step after signing up, in the frame of the form before it, so that nothing jumps. */
export default function VerifyLayout() {
  const note = useLoaderData<ReactNode>();
  return (
    <SignedIn>
      <EntranceFrame actions={<AccountActions />}>
        {note}
        <Outlet context={note} />
      </EntranceFrame>
    </SignedIn>
  );
}

import { SignAgreement } from '#domains/academic/web/academic.tsx';
import { initialise, useSession } from '#domains/accounts/web/accounts.ts';
import { SignedIn } from './shell/signed-in.tsx';

/** What the app needs beside its screens, on a public page. */
function Signing({ number }: { number: number }) {
  return (
    <SignedIn>
      <SignAgreement number={number} />
    </SignedIn>
  );
}

/** Null where nobody is signed in: visitors load nothing of it. */
export async function signingOfReader(): Promise<typeof Signing | null> {
  await initialise();
  return useSession.getState().isLoggedIn ? Signing : null;
}

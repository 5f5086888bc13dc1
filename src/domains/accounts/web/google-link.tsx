import { useState } from 'react';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useShownAgain } from '#kit/web/use-shown-again.ts';
import { googleLink, unlinkGoogle } from '../google-contract.ts';
import { goToGoogle } from './google-trip.ts';

/** In the settings: which Google account opens this one. Shows nothing where Google is not offered. */
export function GoogleLink() {
  const state = useRead(googleLink, {});
  if (state.data?.offered === false && state.data.linked === null) return null;
  return (
    <div id="security-google" className="scroll-mt-6">
      <Panel title="Google">
        <Linked />
      </Panel>
    </div>
  );
}

function Linked() {
  const state = useRead(googleLink, {});
  const unlink = useCommand(unlinkGoogle, { stales: [googleLink] });
  const [isLeaving, setLeaving] = useState(false);
  useShownAgain(() => setLeaving(false));
  if (state.data === undefined)
    return (
      <Unread what="Your Google link" read={state}>
        <Loading label="Looking up your Google link">
          <TextSkeleton lines={2} />
        </Loading>
      </Unread>
    );
  const { linked, can_unlink: canUnlink } = state.data;
  const link = (): void => {
    setLeaving(true);
    goToGoogle('link', location.pathname + location.search).catch((error: Error) => {
      setLeaving(false);
      toast.error('Google not linked', error.message);
    });
  };
  const take = (): void =>
    unlink.mutate(
      {},
      {
        onSuccess: () => toast.success('Google is unlinked'),
        onError: (error) => toast.error('Google is still linked', error.message),
      },
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 text-ink-2">
        {linked === null ? (
          'Sign in with one click, without a password.'
        ) : (
          <>
            <span className="wrap-anywhere">{linked.email}</span>, linked <When at={linked.linked_at} />.
            {canUnlink ? '' : ' It is your only sign-in method. Set a password or add a passkey before you unlink it.'}
          </>
        )}
      </p>
      {linked === null ? (
        <Button size="sm" pending={isLeaving} onClick={link}>
          Link Google
        </Button>
      ) : canUnlink ? (
        <Button size="sm" pending={unlink.isPending} onClick={take}>
          Unlink Google
        </Button>
      ) : null}
    </div>
  );
}

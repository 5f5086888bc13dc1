import type { MetaFunction } from 'react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { VERIFICATION_POINTS } from '#domains/accounts/verification.ts';
import { useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { titleOf, trailTo } from '#routes';
import { phoneVerification, type PhoneState } from '../phone-contract.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { useResumed, WayBack } from './way-back.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('verify-phone')) }];

const CHECK_MS = 3_000;

export default function PhonePage() {
  const state = useRead(phoneVerification, {});
  useOwnTopic(() => void state.refetch());
  return (
    <div className="max-w-form">
      <ScreenHeader
        of={trailTo('verify-phone')}
        lead={`A verified number adds ${VERIFICATION_POINTS.phone} of 100 points to your verification level.`}
      />
      {state.data === undefined ? (
        <Unread what="Your number" read={state}>
          <Loading label="Looking up your number" className="panel pad">
            <TextSkeleton lines={4} />
          </Loading>
        </Unread>
      ) : (
        <PhoneSteps state={state.data} onRefetch={() => void state.refetch()} />
      )}
    </div>
  );
}

function PhoneSteps({ state, onRefetch }: { state: PhoneState; onRefetch: () => void }) {
  const country = useSession((session) => session.me?.country_code);
  const [step, setStep] = useState<'rest' | 'number' | 'code'>(state.pending === null ? 'rest' : 'code');
  // Proven in another tab: this tab continues automatically (ONB-3).
  const isPending = state.pending !== null;
  useResumed(!isPending && state.verified_at !== null);
  const onDone = useEffectEvent(() => setStep('rest'));
  useEffect(() => {
    if (!isPending) onDone();
  }, [isPending]);
  // Whether the provider takes the number is known a moment later.
  const refresh = useEffectEvent(onRefetch);
  useEffect(() => {
    if (step !== 'code') return;
    const timer = setTimeout(() => refresh(), CHECK_MS);
    return () => clearTimeout(timer);
  }, [step, state.resend_in_seconds]);

  if (!state.can_send)
    return (
      <Alert tone="info" title="Text messages aren’t available on this site">
        The operator hasn’t connected a text message provider, so you can’t verify a number here.
      </Alert>
    );
  if (step === 'code' && state.pending !== null)
    return <PhoneCodeForm state={state} pending={state.pending} onChange={() => setStep('number')} />;
  if (step === 'rest' && state.verified_at !== null)
    return <Verified state={state} at={state.verified_at} onChange={() => setStep('number')} />;
  // On a full load the account may be read after this: its country is where a new form starts.
  return (
    <PhoneNumberForm
      key={country}
      state={state}
      onAsked={() => setStep('code')}
      onCancel={state.verified_at === null ? null : () => setStep('rest')}
    />
  );
}

function Verified({ state, at, onChange }: { state: PhoneState; at: string; onChange: () => void }) {
  return (
    <Panel title="Your number is verified">
      <p>
        <strong className="font-semibold tnum">{state.number}</strong>, confirmed with a code{' '}
        <When at={at} style="moment" />.
      </p>
      <p className="mt-2 text-ink-2">Only you can see it, unless you show it in your privacy settings.</p>
      <div className="flex flex-wrap gap-3">
        <Button className="mt-5" onClick={onChange}>
          Change number
        </Button>
        <WayBack />
      </div>
    </Panel>
  );
}

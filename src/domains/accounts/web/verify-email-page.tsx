import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { Address } from '#design/app/address.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { useTopic } from '#kit/web/realtime.ts';
import { userTopic } from '#kit/events.ts';
import { pathTo } from '#routes';
import { emailVerification, resendVerification, verifyEmail } from '../contract.ts';
import { safeReturnTo } from '../guard.ts';
import { onboardingOf } from '../paths.ts';
import { ChangeEmail } from './change-email.tsx';
import { GuardNote } from './guard-note.tsx';
import { markEmailVerified, refreshMe, useSession } from './session.ts';
import { useWait } from './use-wait.ts';

export const meta: MetaFunction = () => [{ title: 'Verify your e-mail · Docket' }];

const CODE = /^\d{6}$/;
const schema = z.object({ code: z.string().check(z.refine((code) => CODE.test(code.replace(/[\s-]/g, '')), 'Enter the six digits from the letter.')) });

export default function VerifyEmailPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { id, role } = useSession();
  const state = useRead(emailVerification, {});
  const resend = useCommand(resendVerification, { stales: [emailVerification] });
  const wait = useWait();
  const [changing, setChanging] = useState(false);

  const goOn = async (): Promise<void> => {
    markEmailVerified();
    await refreshMe();
    const wanted = safeReturnTo(search.get('return_to'));
    await navigate(wanted === null ? onboardingOf(role) : `${onboardingOf(role)}?return_to=${encodeURIComponent(wanted)}`, { replace: true });
  };
  // Verified in another tab or by the letter's link: this one moves on by itself (ONB-3).
  useTopic(id === '' ? null : userTopic(id), () => void state.refetch());
  const isVerified = state.data?.verified === true;
  const onVerified = useEffectEvent(() => void goOn());
  useEffect(() => {
    if (isVerified) onVerified();
  }, [isVerified]);

  const token = search.get('token');
  const [linkError, setLinkError] = useState<string | null>(null);
  const [proven, setProven] = useState<string | null>(null);
  const onLink = useEffectEvent(({ email, password_needed: isOther }: DataOf<typeof verifyEmail>) => (isOther ? setProven(email) : onVerified()));
  useEffect(() => {
    if (token === null) return;
    call(verifyEmail, { body: { token } }).then(onLink, (error: Error) => setLinkError(error.message));
  }, [token]);

  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { code: '' },
    submit: ({ code }) => call(verifyEmail, { body: { code: code.replace(/[\s-]/g, '') } }),
    onDone: () => {
      toast.success('E-mail verified');
      void goOn();
    },
  });

  const sendAgain = (): void =>
    resend.mutate(
      { body: {} },
      {
        onSuccess: (data) => {
          wait.start(data.resend_in_seconds);
          form.reset({ code: '' });
          toast.success('A new letter is on its way', 'The older code no longer works.');
        },
        onError: (error) => toast.error('No letter was sent', error.message),
      },
    );
  const first = state.data?.resend_in_seconds ?? 0;
  const onFirstWait = useEffectEvent((seconds: number) => wait.start(seconds));
  useEffect(() => {
    if (first > 0) onFirstWait(first);
  }, [first]);

  return (
    <div>
      <h1 className="text-3xl">Verify your e-mail</h1>
      {state.data === undefined ? (
        <Unread what="Your address" read={state}>
          <Loading label="Looking up your address" className="mt-4">
            <TextSkeleton lines={3} />
          </Loading>
        </Unread>
      ) : (
        <>
          <p className="mt-3 text-ink-2">
            We sent a letter with a six-digit code and a link to{' '}
            <strong className="font-semibold text-ink">
              <Address of={state.data.email} />
            </strong>
            . The code works for 10 minutes.
          </p>
          {state.data.outbox === null ? null : (
            <Alert tone="info" title="This demo has no mail server" className="mt-5">
              Its letters wait in the{' '}
              <a href={state.data.outbox} target="_blank" rel="noreferrer" className="link">
                demo outbox
              </a>
              , which only this machine can open.
            </Alert>
          )}
          <form className="mt-6 grid gap-5" noValidate onSubmit={onSubmit}>
            <GuardNote why={search.get('why')} />
            {proven === null ? null : (
              <Alert tone="success" title={`${proven} is verified`}>
                It belongs to another account than the one you are signed in to. To protect it, everyone was signed out of it.{' '}
                <a href={pathTo('forgot-password')} className="link">
                  Choose a new password for it
                </a>
                .
              </Alert>
            )}
            {linkError === null ? null : (
              <Alert tone="danger" title={linkError}>
                Ask for a new letter below, or enter the code.
              </Alert>
            )}
            <ErrorSummary items={problems} attempt={attempt} />
            <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" className="max-w-48" {...field('code')} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary" pending={isSubmitting}>
                Verify
              </Button>
              <Button onClick={sendAgain} pending={resend.isPending} disabled={wait.seconds > 0}>
                {wait.seconds > 0 ? `Send again in ${wait.seconds} s` : 'Send a new letter'}
              </Button>
            </div>
          </form>
          <div className="mt-8 border-t border-line pt-5">
            {changing ? (
              <ChangeEmail
                onDone={() => {
                  setChanging(false);
                  void state.refetch();
                }}
                onCancel={() => setChanging(false)}
              />
            ) : (
              <p className="text-ink-2">
                Wrong address?{' '}
                <button type="button" className="link" onClick={() => setChanging(true)}>
                  Change it
                </button>
              </p>
            )}
          </div>
        </>
      )}
    </div>
  );
}

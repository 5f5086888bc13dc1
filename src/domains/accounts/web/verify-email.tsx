import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnTopic } from './use-own-topic.ts';
import { CodeForm } from './code-form.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Address } from '#design/app/address.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { emailVerification, resendVerification, verifyEmail } from '../contract.ts';
import { onward, wantedIn } from '../return-path.ts';
import { ChangeEmail } from './change-email.tsx';
import { GuardNote } from './guard-note.tsx';
import { markEmailVerified, refreshMe } from './session.ts';

interface VerifyEmailProps {
  /** What led here; it is said above the field. */
  why: string | null;
  /** The session knows that it is verified by now. */
  onVerified: () => Promise<void> | void;
}

/** The code that was emailed, sent with its last digit; a link that was opened here or in another tab does the same. */
export function VerifyEmail({ why, onVerified }: VerifyEmailProps) {
  const [search] = useSearchParams();
  const state = useRead(emailVerification, {});
  const resend = useCommand(resendVerification, { stales: [emailVerification] });
  const [changing, setChanging] = useState(false);

  const finish = async (): Promise<void> => {
    markEmailVerified();
    await refreshMe();
    await onVerified();
  };
  // Verified in another tab or by the email's link: this tab continues automatically (ONB-3).
  useOwnTopic(() => void state.refetch());
  const isVerified = state.data?.verified === true;
  const onProof = useEffectEvent(() => void finish());
  useEffect(() => {
    if (isVerified) onProof();
  }, [isVerified]);

  const token = search.get('token');
  const [linkError, setLinkError] = useState<string | null>(null);
  const [proven, setProven] = useState<string | null>(null);
  const onLink = useEffectEvent(({ email, password_needed: isOther }: DataOf<typeof verifyEmail>) =>
    isOther ? setProven(email) : onProof(),
  );
  useEffect(() => {
    if (token === null) return;
    call(verifyEmail, { body: { token } }).then(onLink, (error: Error) => setLinkError(error.message));
  }, [token]);

  return (
    <div>
      <h1 className="text-3xl">Verify your email</h1>
      {state.data === undefined ? (
        <Unread what="Your address" read={state}>
          <Loading label="Looking up your address" className="mt-4">
            <TextSkeleton lines={3} />
          </Loading>
        </Unread>
      ) : (
        <>
          <p className="mt-3 text-ink-2">
            We emailed a 6-digit code and a link to{' '}
            <strong className="font-semibold text-ink">
              <Address of={state.data.email} />
            </strong>
            . The code works for 10 minutes.
          </p>
          {state.data.outbox === null ? null : (
            <Alert tone="info" title="This demo has no mail server" className="mt-5">
              Its emails wait in the{' '}
              <a href={state.data.outbox} target="_blank" rel="noreferrer" className="link">
                demo outbox
              </a>
              , which only this machine can open.
            </Alert>
          )}
          <CodeForm
            missing="Enter the 6-digit code from the email."
            submit={(code) => call(verifyEmail, { body: { code } })}
            onDone={() => {
              toast.success('Email verified');
              void finish();
            }}
            resend={{
              button: 'Send a new code',
              done: 'We emailed you a new code',
              failed: 'We could not send the email',
              waitSeconds: state.data.resend_in_seconds,
              send: () => resend.mutateAsync({ body: { return_to: wantedIn(search) } }),
              isPending: resend.isPending,
            }}
            notes={
              <>
                <GuardNote why={why} />
                {proven === null ? null : (
                  <Alert tone="success" title={`${proven} is verified`}>
                    It belongs to a different account than the one you’re signed in to. To protect that account, we
                    signed it out on all devices.{' '}
                    <a href={onward(pathTo('forgot-password'), search)} className="link">
                      Choose a new password for that account
                    </a>
                    .
                  </Alert>
                )}
                {linkError === null ? null : (
                  <Alert tone="danger" title={linkError}>
                    Request a new email below, or enter the code.
                  </Alert>
                )}
              </>
            }
          />
          <div className="mt-8 border-t border-line pt-5">
            {changing ? (
              <ChangeEmail
                wanted={wantedIn(search)}
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

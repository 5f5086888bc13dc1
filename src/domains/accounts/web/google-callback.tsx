import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { finishGoogle } from '../google-contract.ts';
import { checkedGoogleLogin } from '../google-login.ts';
import { homeOf } from '../paths.ts';
import { standingOf } from './standing.ts';
import { safeReturnTo, withReturn } from '../return-path.ts';
import { GoogleJoin } from './google-join.tsx';
import { GoogleProve } from './google-prove.tsx';
import { takeHeldTrip, type HeldTrip } from './google-trip.ts';
import { enter, useSession, type LoginAnswer } from './session.ts';

type Outcome = DataOf<typeof finishGoogle>;

/** Reads Google's answer and removes it from the address, so that no history keeps it. */
function takeAnswer(): URLSearchParams {
  const answer = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  return answer;
}

async function finish(trip: HeldTrip | null, answer: URLSearchParams): Promise<Outcome> {
  if (trip === null) throw new Error('This sign-in started in another tab, or is already complete.');
  const [code, iss, error] = ['code', 'iss', 'error'].map((name) => answer.get(name) ?? undefined);
  return call(finishGoogle, {
    body: {
      attempt: trip.attempt,
      state: answer.get('state') ?? '-',
      ...(code === undefined ? {} : { code }),
      ...(iss === undefined ? {} : { iss }),
      ...(error === undefined ? {} : { error }),
    },
  });
}

interface GoogleCallbackProps {
  /** Below the last question: what a new account is made by agreeing to. */
  readonly agreed: ReactNode;
}

/** Where Google leads back to: signs in, links, or asks a newcomer one last question. */
export function GoogleCallback({ agreed }: GoogleCallbackProps) {
  const navigate = useNavigate();
  const trip = useRef<HeldTrip | null>(null);
  const hasBegun = useRef(false);
  const [open, setOpen] = useState<Outcome | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  /** A way back that keeps what the person was going to. */
  const backTo = (path: string): string => withReturn(path, safeReturnTo(trip.current?.returnTo));
  const continueToTarget = (): void => {
    const { me, role } = useSession.getState();
    const home = me?.is_operator === true ? '/admin' : homeOf(standingOf({ role, me }));
    void navigate(safeReturnTo(trip.current?.returnTo) ?? home, { replace: true });
  };
  const take = async (login: LoginAnswer | null): Promise<void> => {
    checkedGoogleLogin(login);
    if (login !== null) await enter(login);
    continueToTarget();
  };

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    trip.current = takeHeldTrip();
    const settle = async (outcome: Outcome): Promise<void> => {
      if (outcome.outcome === 'signed_in') return take(outcome.login);
      if (outcome.outcome !== 'linked') return setOpen(outcome);
      toast.success('Google is linked', `You can now sign in as ${outcome.email}.`);
      return continueToTarget();
    };
    finish(trip.current, takeAnswer())
      .then(settle)
      .catch((error: Error) => {
        const ticket =
          error instanceof Failure && error.code === 'second_factor_needed'
            ? (error.data as { ticket?: unknown }).ticket
            : null;
        if (typeof ticket === 'string') void navigate(backTo('/login'), { replace: true, state: { ticket } });
        else setTrouble(error.message);
      });
  });

  if (trouble !== null)
    return (
      <div>
        <h1 className="text-3xl">We couldn’t sign you in with Google</h1>
        <Alert tone="danger" live title={trouble} className="mt-5" />
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton href={backTo('/login')} variant="primary">
            Back to sign-in
          </LinkButton>
          <LinkButton href={backTo('/register')}>Create an account</LinkButton>
        </div>
      </div>
    );
  if (open?.outcome === 'choose_role')
    return <GoogleJoin arrival={open} agreed={agreed} wanted={safeReturnTo(trip.current?.returnTo)} onLogin={take} />;
  if (open?.outcome === 'prove')
    return (
      <GoogleProve arrival={open} forgot={backTo('/forgot-password')} onLogin={take} onSignedIn={continueToTarget} />
    );
  return (
    <div>
      <h1 className="text-3xl">Signing you in</h1>
      <p className="mt-2 text-ink-2">We’re checking your Google sign-in. This takes a moment.</p>
      <Loading label="Signing you in with Google" className="mt-6">
        <TextSkeleton lines={3} />
      </Loading>
    </div>
  );
}

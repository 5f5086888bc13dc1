import { formatDay } from '#kit/format/time.ts';
import type { MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { VERIFICATION_POINTS } from '#domains/accounts/verification.ts';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titleOf, trailTo } from '#routes';
import { FILES_KEPT_DAYS, GRACE_DAYS, reasonWords, TRIES, TRIES_DAYS } from '../identity-case.ts';
import { identityVerification, type IdentityState } from '../identity-contract.ts';
import { REVIEW_BUSINESS_DAYS } from '../review-days.ts';
import { AppealForm } from './appeal-form.tsx';
import { ChooseDocument } from './choose-document.tsx';
import { OutsideCheck } from './outside-check.tsx';
import { SendDocuments } from './send-documents.tsx';
import { useResumed, WayBack } from './way-back.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('verify-identity')) }];

export default function IdentityPage() {
  const state = useRead(identityVerification, {});
  useOwnTopic(() => void state.refetch());
  return (
    <div className="max-w-[640px]">
      <ScreenHeader
        of={trailTo('verify-identity')}
        lead={`An ID document and a picture of you. Adds ${VERIFICATION_POINTS.identity} of 100 points to your verification level.`}
      />
      {state.data === undefined ? (
        <Unread what="Your verification" read={state}>
          <Loading label="Loading your verification" className="panel pad">
            <TextSkeleton lines={5} />
          </Loading>
        </Unread>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Standing state={state.data} />
          <Retention />
        </div>
      )}
    </div>
  );
}

/** A date on a document has no time zone. */
const dayIn = (locale: string, day: string): string => formatDay(day, 'long', locale);

function Standing({ state }: { state: IdentityState }) {
  const { locale } = usePlace();
  useResumed(state.state === 'approved');
  if (state.state === 'none' || (state.state === 'started' && state.checker === 'stripe'))
    return <Ways state={state} />;
  if (state.state === 'submitted' && state.checker === 'stripe')
    return (
      <Panel title="Stripe is checking your document">
        <p>The result usually appears here within minutes. You can leave this page.</p>
        <WayBack />
      </Panel>
    );
  if (state.state === 'started' || state.state === 'more_info')
    return <SendDocuments key={state.document_kind} state={state} />;
  if (state.state === 'submitted' || state.state === 'in_review')
    return (
      <Panel title="In review">
        <p>
          Sent {state.submitted_at === null ? null : <When at={state.submitted_at} style="moment" />}. You get an answer
          by {state.answer_by === null ? null : <When at={state.answer_by} style="moment" />}, which is{' '}
          {REVIEW_BUSINESS_DAYS} business days. We notify you then, and you can leave this page.
        </p>
        {state.appeal_answer === null ? null : (
          <p className="mt-3 wrap-anywhere whitespace-pre-line text-ink-2">
            After your appeal, we’re reviewing your case again: {state.appeal_answer}
          </p>
        )}
        <WayBack />
      </Panel>
    );
  if (state.state === 'approved')
    return (
      <Alert tone="success" title="Your identity is verified" action={<WayBack />}>
        {state.checker === 'stripe' ? 'Stripe' : 'A reviewer'} compared your document with your selfie
        {state.decided_at === null ? '' : ' '}
        {state.decided_at === null ? null : <When at={state.decided_at} style="moment" />}.
        {state.document_expires_on === null
          ? ''
          : ` This is valid until your document expires on ${dayIn(locale, state.document_expires_on)}. We’ll notify you 30 days before.`}
      </Alert>
    );
  return (
    <>
      <Refused state={state} />
      {state.state === 'expired' || state.tries_left > 0 ? <Ways state={state} /> : null}
    </>
  );
}

/** The fastest method first; our own reviewers, for whom no camera is needed, are always offered. */
const Ways = ({ state }: { state: IdentityState }) => (
  <>
    {state.checkers.includes('stripe') ? <OutsideCheck state={state} /> : null}
    <ChooseDocument state={state} />
  </>
);

function Refused({ state }: { state: IdentityState }) {
  if (state.state === 'expired')
    return (
      <Alert tone="warning" title="Your document expired">
        Your identity is no longer verified. Submit a current document within {GRACE_DAYS} days to keep your services
        live. Open orders continue in any case.
      </Alert>
    );
  return (
    <Panel title={state.state === 'revoked' ? 'Your verification was revoked' : 'We couldn’t verify your identity'}>
      {state.reason === null ? null : <p className="font-semibold">{reasonWords[state.reason]}</p>}
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{state.statement}</p>
      {state.tries_left > 0 ? (
        <p className="mt-3 text-ink-2">
          You can try again now: {state.tries_left} of {TRIES} attempts in {TRIES_DAYS} days are left.
        </p>
      ) : (
        <p className="mt-3 text-ink-2">
          All {TRIES} attempts in {TRIES_DAYS} days are used.
          {state.next_try_at === null ? null : (
            <>
              {' '}
              You can try again from <When at={state.next_try_at} style="moment" /> on.
            </>
          )}
        </p>
      )}
      <Objection state={state} />
    </Panel>
  );
}

function Objection({ state }: { state: IdentityState }) {
  if (state.appeal === null) return <AppealForm />;
  if (state.appeal_answer_by !== null)
    return (
      <p className="mt-4 text-ink-2">
        You appealed. A reviewer answers by <When at={state.appeal_answer_by} style="moment" />.
      </p>
    );
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="font-semibold">Your appeal was rejected</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{state.appeal_answer}</p>
    </div>
  );
}

/** Only for what is sent to us; what is shown to Stripe stays there. */
const Retention = () => (
  <Panel title="How we handle your files">
    <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
      <li>Only you and our reviewers can open them, and every view by a reviewer is recorded.</li>
      <li>
        They are deleted {FILES_KEPT_DAYS} days after the decision. The outcome, who decided, and the files’
        fingerprints are kept.
      </li>
      <li>Files you don’t submit are deleted {FILES_KEPT_DAYS} days after you add them.</li>
      <li>Others see that your identity was checked and when, never the document.</li>
    </ul>
  </Panel>
);

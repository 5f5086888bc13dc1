import { useCallback, useEffect, useState } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { shareTags } from '#kit/share-tags.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { leaving } from '../../contract.ts';
import { ClosingNotice } from './closing-notice.tsx';
import { ExportPanel } from './export-panel.tsx';
import { LeaveForm } from './leave-form.tsx';
import { WhatHappens } from './what-happens.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => ({ origin: new URL(request.url).origin });

export const meta: MetaFunction<typeof loader> = ({ loaderData: { origin } = { origin: '' } }) => [
  { title: titled('Delete your account') },
  { tagName: 'link', rel: 'canonical', href: `${origin}/account_deletion` },
  { 'script:ld+json': trailFromHome(origin, 'Delete your account', '/account_deletion') },
  ...shareTags(
    origin,
    'account-deletion',
    'Delete your account',
    'What we delete with your account, what we have to keep and why, and the 14 days in which you can change your mind.',
  ),
];

type State = DataOf<typeof leaving>;
type View =
  | { is: 'asking' }
  | { is: 'visitor' }
  | { is: 'trouble'; words: string }
  | { is: 'known'; state: State }
  | { is: 'gone'; erasesAt: string };

/** Already requested: how to undo it comes before what it means, on a phone too. */
const isUrgent = (view: View): boolean => view.is === 'gone' || (view.is === 'known' && view.state.state === 'closing');

export default function AccountDeletionPage() {
  const [view, setView] = useState<View>({ is: 'asking' });
  const ask = useCallback(async (): Promise<void> => {
    // Only this part of the page needs the session, so it loads the session's code.
    const { initialise, useSession } = await import('#domains/accounts/web/accounts.ts');
    await initialise();
    if (!useSession.getState().isLoggedIn) return setView({ is: 'visitor' });
    try {
      setView({ is: 'known', state: await call(leaving, {}) });
    } catch (error) {
      setView(
        error instanceof Failure && error.status === 401
          ? { is: 'visitor' }
          : { is: 'trouble', words: (error as Error).message },
      );
    }
  }, []);
  useEffect(() => void ask(), [ask]);

  return (
    <div className="page section">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ href: '/', label: 'Home' }]} />}
        title="Delete your account"
        lead="What we delete, what we have to keep, and why. You have 14 days to change your mind."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <WhatHappens />
        <div className={`grid content-start gap-6 ${isUrgent(view) ? 'max-lg:order-first' : ''}`}>
          <Own view={view} onChange={setView} onRetry={() => void ask()} />
        </div>
      </div>
    </div>
  );
}

function Own({ view, onChange, onRetry }: { view: View; onChange: (view: View) => void; onRetry: () => void }) {
  if (view.is === 'asking')
    return (
      <Loading label="Loading your account">
        <TextSkeleton lines={4} />
      </Loading>
    );
  if (view.is === 'trouble')
    return (
      <Alert
        tone="danger"
        title="We couldn’t load your account"
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {view.words}
      </Alert>
    );
  if (view.is === 'visitor')
    return (
      <section className="panel pad" aria-labelledby="sign-in-first">
        <h2 id="sign-in-first" className="title">
          Sign in to delete your account
        </h2>
        <p className="mt-2 mb-4 text-ink-2">We need to confirm that the account is yours.</p>
        <LinkButton href="/login?return_to=%2Faccount_deletion" variant="primary">
          Sign in
        </LinkButton>
      </section>
    );
  if (view.is === 'gone') return <ClosingNotice erasesAt={view.erasesAt} isSignedIn={false} />;
  const { state } = view;
  return (
    <>
      {state.state === 'closing' && state.erases_at !== null ? (
        <ClosingNotice
          erasesAt={state.erases_at}
          isSignedIn
          onStay={(next) => onChange({ is: 'known', state: next })}
        />
      ) : null}
      <ExportPanel />
      {state.state === 'open' ? (
        <LeaveForm state={state} onGone={(erasesAt) => onChange({ is: 'gone', erasesAt })} onChanged={onRetry} />
      ) : null}
    </>
  );
}

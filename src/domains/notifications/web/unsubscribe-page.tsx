import { useSearchParams, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { useUnsubscribe } from './use-unsubscribe.ts';

export const meta: MetaFunction = () => [
  { title: 'Turn off e-mails · Docket' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Reached from a letter, without a sign-in. Opening it changes nothing: mail programs look at links before people do. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { state, send } = useUnsubscribe(token);
  return (
    <div>
      <h1 className="text-3xl">Turn off e-mails</h1>
      <div className="mt-4 grid gap-5" role="status">
        {token === '' ? (
          <Alert tone="danger" title="This link is not whole">
            Open it from the letter again, or copy all of it.
          </Alert>
        ) : state.step === 'done' ? (
          <Alert tone="success" title={`No more e-mails about “${state.topic}”`}>
            The bell on Docket still tells you. E-mails about security and what you owe go on.
          </Alert>
        ) : (
          <>
            <p className="text-ink-2">You get no more e-mails of the kind you came from. On Docket the bell still tells you.</p>
            {state.step === 'failed' ? <Alert tone="danger" title={state.why} /> : null}
            <Button variant="primary" wide pending={state.step === 'sending'} onClick={send}>
              {state.step === 'failed' ? 'Try again' : 'Turn these e-mails off'}
            </Button>
          </>
        )}
      </div>
      <p className="mt-6 text-ink-2">
        To choose kind by kind, open{' '}
        <Link href="/user/notification" className="link">
          your notification settings
        </Link>
        .
      </p>
    </div>
  );
}

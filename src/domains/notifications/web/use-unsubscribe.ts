import { useState } from 'react';
import { call } from '#kit/web/api-client.ts';
import { unsubscribe } from '../contract.ts';

type State = { step: 'asked' } | { step: 'sending' } | { step: 'done'; topic: string } | { step: 'failed'; why: string };

/** Turning letters off from a page outside the app, which has no query cache. */
export function useUnsubscribe(token: string) {
  const [state, setState] = useState<State>({ step: 'asked' });
  const send = (): void => {
    setState({ step: 'sending' });
    call(unsubscribe, { body: { token } }).then(
      ({ topic }) => setState({ step: 'done', topic }),
      (error: Error) => setState({ step: 'failed', why: error.message }),
    );
  };
  return { state, send };
}

import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import type { ContentPage } from '../../pages.ts';

interface AnswerFeedbackProps {
  readonly page: ContentPage;
  readonly anchor: string;
  readonly title: string;
}

/** Below each answer. Who found none in it goes on to the contact form, which knows the question. */
export function AnswerFeedback({ page, anchor, title }: AnswerFeedbackProps) {
  const [isHelpful, setHelpful] = useState<boolean | null>(null);
  const say = (helpful: boolean): void => {
    setHelpful(helpful);
    // A count that is lost is no trouble of the reader’s.
    void import('../send-feedback.ts')
      .then(({ sendFeedback }) => sendFeedback({ page, answer: anchor, helpful }))
      .catch(() => null);
  };
  if (isHelpful !== null)
    return (
      <p className="mt-4 text-sm text-ink-2" role="status">
        {isHelpful ? 'Thank you.' : 'Thank you. '}
        {isHelpful ? null : (
          <a className="link" href={`/contact_us?question=${encodeURIComponent(title)}`}>
            Contact us about this
          </a>
        )}
      </p>
    );
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
      Did this help?
      <Button size="sm" onClick={() => say(true)}>
        Yes
      </Button>
      <Button size="sm" onClick={() => say(false)}>
        No
      </Button>
    </p>
  );
}

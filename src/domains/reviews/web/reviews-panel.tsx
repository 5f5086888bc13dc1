import { lazy, Suspense, useState } from 'react';
import { RoomPart } from '#design/app/room-part.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { ReviewsOfWork } from '../shapes.ts';
import type { Reply } from './reply-form.tsx';

/** The first time the page waits for it; a review that is written later loads in its own place. */
const OneReview = lazy(async () => ({ default: (await import('./one-review.tsx')).OneReview }));
/** Few readers answer, and a form is the heaviest part of the page. */
const ReplyForm = lazy(async () => ({ default: (await import('./reply-form.tsx')).ReplyForm }));

interface ReviewsPanelProps {
  readonly reviews: ReviewsOfWork;
  /** The other side's name. */
  readonly other: string;
  /** Null when there is nothing to reply to. */
  readonly reply: Reply | null;
  /** The screen of one's own review, where the work has one. */
  readonly page?: string;
}

/** Both reviews once they are shown; before that, only one's own and whether the other is written. */
export function ReviewsPanel({
  reviews: { mine, theirs, shown_at: shownAt, closes_at: closesAt, they_wrote: theyWrote },
  other,
  reply,
  page,
}: ReviewsPanelProps) {
  if (closesAt === null || (mine === null && theirs === null && !theyWrote)) return null;
  return (
    <Panel
      title="Reviews"
      {...(page === undefined
        ? {}
        : {
            actions: (
              <LinkButton size="sm" variant="ghost" href={page}>
                Open your review
              </LinkButton>
            ),
          })}
    >
      <div className="grid gap-5">
        {shownAt === null ? (
          <Alert title={theyWrote ? `${other} wrote a review` : `Waiting for ${other}`}>
            Reviews are published once both are written, or on <When at={closesAt} />. Neither of you sees the other’s
            before that.
          </Alert>
        ) : null}
        {mine === null ? null : (
          <RoomPart key="mine" isInside>
            <OneReview review={mine} title="Your review" />
          </RoomPart>
        )}
        {theirs === null ? null : (
          <RoomPart key="theirs" isInside>
            <OneReview review={theirs} title={`${other}’s review`} />
          </RoomPart>
        )}
        {reply === null ? null : <ReplyTo other={other} reply={reply} />}
      </div>
    </Panel>
  );
}

function ReplyTo({ other, reply }: { other: string; reply: Reply }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <ReplyForm reply={reply} />
      </Suspense>
    );
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {`Reply to ${other}`}
      </Button>
    </div>
  );
}

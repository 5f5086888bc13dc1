import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftLine } from '#design/app/draft-line.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Stars } from '#design/public/rating.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useDraft } from '#kit/web/use-draft.ts';
import { replyToReview } from '../contract.ts';
import { CRITERIA, criterionWords } from '../rating.ts';
import { staledByMoves, type Workroom } from './use-order.ts';

type Review = NonNullable<Workroom['reviews']['mine']>;

/** Both reviews once they are shown; before that, only one's own and whether the other is in. */
export function OrderReviews({ order }: { order: Workroom }) {
  const { mine, theirs, shownAt, closesAt, theyWrote } = order.reviews;
  if (closesAt === null || (mine === null && theirs === null && !theyWrote)) return null;
  const other = order.side === 'client' ? order.freelancer : order.client;
  const canReply = order.moves.some(({ name, ok }) => name === 'replyToReview' && ok);
  return (
    <Panel title="Reviews">
      <div className="grid gap-5">
        {shownAt === null ? (
          <Alert title={theyWrote ? `${other.name} has reviewed this order` : `Waiting for ${other.name}`}>
            Reviews are shown when both are in, or on <When at={closesAt} />. Nobody can answer in kind.
          </Alert>
        ) : null}
        {mine === null ? null : <OneReview review={mine} title="Your review" />}
        {theirs === null ? null : <OneReview review={theirs} title={`${other.name} about you`} />}
        {canReply ? <ReplyForm orderNumber={order.orderNumber} /> : null}
      </div>
    </Panel>
  );
}

function OneReview({ review, title }: { review: Review; title: string }) {
  return (
    <article className="grid gap-2">
      <h3 className="title flex flex-wrap items-center gap-x-3 gap-y-1">
        {title} <Stars value={review.rating} />
      </h3>
      <p className="text-md whitespace-pre-wrap wrap-anywhere">{review.body}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {CRITERIA.map((criterion) => (
          <li key={criterion}>
            {criterionWords[review.by][criterion]}: <span className="tnum font-medium text-ink">{review.stars[criterion]} of 5</span>
          </li>
        ))}
      </ul>
      {review.privateNote === null ? null : (
        <p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">Private note, for the two of you only: {review.privateNote}</p>
      )}
      {review.reply === null ? null : (
        <p className="border-s-2 border-line ps-3 text-sm text-ink-2 wrap-anywhere">
          Reply, <When at={review.reply.at} />: {review.reply.text}
        </p>
      )}
    </article>
  );
}

function ReplyForm({ orderNumber }: { orderNumber: string }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const reply = useCommand(replyToReview, { stales: staledByMoves });
  const draft = useDraft({ name: `reply:${orderNumber}`, values: { text }, initial: { text: '' }, restore: (kept) => setText(kept.text) });
  return (
    <form
      className="grid max-w-form gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return setProblem('Write your reply first.');
        return reply.mutate(
          { params: { orderNumber }, body: { text } },
          {
            onSuccess: () => {
              draft.done();
              toast.success('Reply published');
            },
            onError: (error) => setProblem(error.message),
          },
        );
      }}
    >
      <CountedTextArea
        id="review-reply"
        label="Reply in public"
        hint="Once, and everyone can read it."
        max={1_000}
        rows={3}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <DraftLine of={draft} />
      <div>
        <Button type="submit" pending={reply.isPending}>
          Publish reply
        </Button>
      </div>
    </form>
  );
}

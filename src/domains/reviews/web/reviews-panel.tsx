import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import { replyBody, type ReviewsOfWork } from '../shapes.ts';
import { OneReview } from './one-review.tsx';

interface ReviewsPanelProps {
  readonly reviews: ReviewsOfWork;
  /** The other side's name. */
  readonly other: string;
  /** Null when there is nothing to reply to. */
  readonly reply: Reply | null;
  /** The screen of one's own review. */
  readonly page: string;
}

interface Reply {
  /** Separates this reply's draft from others. */
  readonly draft: string;
  readonly send: (text: string) => Promise<unknown>;
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
      actions={
        <LinkButton size="sm" variant="ghost" href={page}>
          Open your review
        </LinkButton>
      }
    >
      <div className="grid gap-5">
        {shownAt === null ? (
          <Alert title={theyWrote ? `${other} wrote a review` : `Waiting for ${other}`}>
            Reviews are published once both are written, or on <When at={closesAt} />. Neither of you sees the other’s before that.
          </Alert>
        ) : null}
        {mine === null ? null : <OneReview review={mine} title="Your review" />}
        {theirs === null ? null : <OneReview review={theirs} title={`${other}’s review`} />}
        {reply === null ? null : <ReplyForm reply={reply} />}
      </div>
    </Panel>
  );
}

function ReplyForm({ reply }: { reply: Reply }) {
  const { field, ...frame } = useContractForm({
    draft: `reply:${reply.draft}`,
    once: true,
    schema: replyBody,
    defaults: { text: '' },
    submit: ({ text }) => reply.send(text),
    onDone: () => toast.success('Reply published'),
  });
  return (
    <DraftedForm {...frame} isNarrow submitLabel="Publish reply">
      <CountedTextArea label="Public reply" hint="You can reply once. Everyone can read it." max={1_000} rows={3} {...field('text')} />
    </DraftedForm>
  );
}

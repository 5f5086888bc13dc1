import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftLine } from '#design/app/draft-line.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useDraft } from '#kit/web/use-draft.ts';
import { pathTo } from '#routes';
import { reviewOrder } from '../contract.ts';
import { CRITERIA, criterionWords, type Criterion } from '../rating.ts';
import { StarField } from './star-field.tsx';
import { staledByMoves, type Workroom } from './use-order.ts';
import { without } from './without.ts';

const UNRATED: Record<Criterion, number> = { communication: 0, quality: 0, value: 0 };

type Problems = Partial<Record<Criterion | 'text' | 'all', string>>;

/** Stars by criterion, words for everyone, and a note only the other side sees. */
export function ReviewForm({ order }: { order: Workroom }) {
  const { orderNumber, side } = order;
  const other = side === 'client' ? order.freelancer : order.client;
  const [stars, setStars] = useState<Record<Criterion, number>>(UNRATED);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  const send = useCommand(reviewOrder, { stales: staledByMoves });
  const draft = useDraft({
    name: `review:${orderNumber}`,
    values: { stars, text, note },
    initial: { stars: UNRATED, text: '', note: '' },
    restore: (kept) => {
      setStars(kept.stars);
      setText(kept.text);
      setNote(kept.note);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const unrated = CRITERIA.filter((criterion) => stars[criterion] === 0).map((criterion) => [
      criterion,
      `${criterionWords[side][criterion]}: give 1 to 5 stars.`,
    ]);
    const found: Problems = { ...(Object.fromEntries(unrated) as Problems), ...(text.trim() === '' ? { text: 'Say in a few words how it was.' } : {}) };
    setProblems(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    send.mutate(
      { params: { orderNumber }, body: { ...stars, text, ...(note.trim() === '' ? {} : { private_note: note }) } },
      {
        onSuccess: () => {
          draft.done();
          toast.success('Review saved', order.reviews.theyWrote ? 'Both reviews are shown now.' : `It is shown once ${other.name} has reviewed too.`);
          return navigate(pathTo('order', { orderNumber }));
        },
        onError: (error) => setProblems({ all: error.message }),
      },
    );
  };
  const fixed = (name: keyof Problems) => setProblems((before) => without(before, name));
  const summary = Object.entries(problems).map(([name, message]) => ({ fieldId: name === 'all' ? undefined : `review-${name}`, message }));

  return (
    <Panel
      title="How was it?"
      lead={
        order.reviews.closesAt === null ? undefined : (
          <>
            Neither of you sees the other's review until both are in, or until <When at={order.reviews.closesAt} style="exact" />. Then it cannot be changed.
          </>
        )
      }
    >
      <form className="grid max-w-form gap-5" noValidate onSubmit={submit}>
        <ErrorSummary items={summary} attempt={attempt} />
        {CRITERIA.map((criterion) => (
          <StarField
            key={criterion}
            id={`review-${criterion}`}
            label={criterionWords[side][criterion]}
            value={stars[criterion]}
            error={problems[criterion]}
            onChange={(given) => {
              setStars((before) => ({ ...before, [criterion]: given }));
              fixed(criterion);
            }}
          />
        ))}
        <CountedTextArea
          id="review-text"
          label="Your review"
          hint="Everyone can read it. What went well, what would have made it better?"
          max={2_000}
          rows={5}
          value={text}
          error={problems.text}
          onChange={(event) => {
            setText(event.target.value);
            fixed('text');
          }}
        />
        <CountedTextArea
          id="review-note"
          label={`Private note to ${other.name}`}
          optional
          hint="Only the two of you ever see it."
          max={1_000}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <DraftLine of={draft} />
        <div>
          <Button type="submit" variant="primary" pending={send.isPending}>
            Send review
          </Button>
        </div>
      </form>
    </Panel>
  );
}

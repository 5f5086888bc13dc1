import { Name } from '#design/public/name.tsx';
import { useState, type FormEvent } from 'react';
import { DraftLine } from '#design/app/draft-line.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { SelectField, TextArea } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { Failure } from '#kit/errors.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDraft } from '#kit/web/use-draft.ts';
import { submitRequirements } from '../contract.ts';
import { unanswered } from '../offer.ts';
import { ClockLine } from './clock-line.tsx';
import { OrderUpload } from './order-upload.tsx';
import { staledByMoves, type Workroom } from './use-order.ts';
import { without } from './without.ts';

/** The freelancer's questions; the same rule checks the answers here and on the server. */
export function RequirementsForm({ order }: { order: Workroom }) {
  const { questions, orderNumber, draftFiles, freelancer } = order;
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [files, setFiles] = useState<string[]>(() => draftFiles.map(({ id }) => id));
  const [problems, setProblems] = useState<Record<string, string[]>>({});
  const [general, setGeneral] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const send = useCommand(submitRequirements, { stales: staledByMoves });
  const draft = useDraft({ name: `requirements:${orderNumber}`, values: answers, initial: {}, restore: setAnswers });
  const given = questions.map(({ id }) => ({ id, text: (answers[id] ?? '').trim() }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = unanswered(questions, given, files.length > 0);
    setProblems(found);
    setGeneral(null);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    send.mutate(
      { params: { orderNumber }, body: { answers: given, files } },
      {
        onSuccess: () => {
          draft.done();
          toast.success('Requirements sent', `${freelancer.name} can start, and the delivery clock runs.`);
        },
        onError: (error) => {
          const fields = error instanceof Failure ? (error.fields ?? {}) : {};
          setProblems(fields);
          setGeneral(Object.keys(fields).length === 0 ? error.message : null);
        },
      },
    );
  };
  const answer = (id: string) => (event: { target: { value: string } }) => {
    const text = event.target.value;
    setAnswers((before) => ({ ...before, [id]: text }));
    setProblems((before) => without(before, id));
  };
  const summary = [
    ...Object.entries(problems).map(([id, messages]) => ({
      fieldId: fieldIdOf(order, id),
      message: [questions.find((question) => question.id === id)?.question, messages[0]].filter(Boolean).join(' '),
    })),
    ...(general === null ? [] : [{ message: general }]),
  ];

  return (
    <Panel title="Your turn: send the requirements" lead={`${freelancer.name} starts as soon as you have. Until then you can cancel for a full refund.`}>
      <form className="grid max-w-form gap-5" noValidate onSubmit={submit}>
        <ErrorSummary items={summary} attempt={attempt} />
        {questions.map((question) => {
          const field = { label: question.question, optional: !question.required, error: problems[question.id]?.[0] };
          const control = { id: `answer-${question.id}`, value: answers[question.id] ?? '', onChange: answer(question.id) };
          if (question.kind === 'choice')
            return (
              <SelectField
                key={question.id}
                {...field}
                {...control}
                placeholder="Choose one"
                options={question.choices.map((choice) => ({ value: choice, label: choice }))}
              />
            );
          if (question.kind === 'file')
            return <TextArea key={question.id} {...field} {...control} rows={2} hint="Add the file below, or say where to find it." />;
          return <TextArea key={question.id} {...field} {...control} rows={3} />;
        })}
        {questions.length === 0 ? (
          <p className="text-md text-ink-2">
            <Name of={freelancer.name} /> asks for nothing in particular. Add files if they help, then let the work start.
          </p>
        ) : null}
        <OrderUpload orderNumber={orderNumber} purpose="requirements" label="Files for the freelancer (optional)" kept={draftFiles} onChange={setFiles} />
        {order.clocks.map((clock) => (
          <ClockLine key={clock.kind} clock={clock} />
        ))}
        <DraftLine of={draft} />
        <div>
          <Button type="submit" variant="primary" pending={send.isPending}>
            Send and start the work
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Files are judged on the file field, everything else on its own. */
const fieldIdOf = (order: Workroom, id: string): string => (order.questions.some((question) => question.id === id) ? `answer-${id}` : 'requirements-files');

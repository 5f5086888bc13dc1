import { Name } from '#design/public/name.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { submitRequirements, type Workroom } from '../contract.ts';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { OrderUpload } from './order-upload.tsx';
import { QuestionField } from './question-field.tsx';
import {
  atOwnFields,
  FILES,
  filesOf,
  given,
  requirementsShape,
  textIn,
  type RequirementsValues,
} from './requirements-shape.ts';
import { staledByMoves } from './use-order.ts';

/** The freelancer's questions; the same rule checks the answers here and on the server. */
export function RequirementsForm({ order }: { order: Workroom }) {
  const { questions, order_number: orderNumber, draft_files: draftFiles, freelancer } = order;
  const send = useCommand(submitRequirements, { stales: staledByMoves });
  const { form, field, ...frame } = useContractForm<RequirementsValues, unknown>({
    draft: `requirements:${orderNumber}`,
    once: true,
    undrafted: [FILES],
    schema: requirementsShape(questions, draftFiles),
    defaults: { ...Object.fromEntries(questions.map(({ id }) => [id, ''])), [FILES]: draftFiles.map(({ id }) => id) },
    submit: async (values) => {
      const body = { answers: given(questions, values), files: sendableFiles(filesOf(values), draftFiles) };
      try {
        return await send.mutateAsync({ params: { order_number: orderNumber }, body });
      } catch (error) {
        throw atOwnFields(questions, error);
      }
    },
    onDone: () =>
      toast.success('Requirements sent', `${freelancer.name} can start, and the delivery clock is running.`),
  });
  return (
    <Panel
      title="Your turn: send the requirements"
      lead={`${freelancer.name} starts as soon as you have. Until then you can cancel for a full refund.`}
    >
      <DraftedForm {...frame} isNarrow submitLabel="Send and start the work">
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            field={field(question.id)}
            chosen={() => textIn(form.watch()[question.id])}
            onChoose={(answer) => form.set(question.id, answer)}
          />
        ))}
        {questions.length === 0 ? (
          <p className="text-md text-ink-2">
            <Name of={freelancer.name} /> has no questions. Add files if they help, then start the work.
          </p>
        ) : null}
        <OrderUpload
          {...form.idAndError(FILES)}
          orderNumber={orderNumber}
          purpose="requirements"
          label="Files for the freelancer (optional)"
          kept={draftFiles}
          onChange={(change) => form.set(FILES, change(filesOf(form.now())))}
        />
        {order.clocks.map((clock) => (
          <OrderClockLine key={clock.kind} clock={clock} />
        ))}
      </DraftedForm>
    </Panel>
  );
}

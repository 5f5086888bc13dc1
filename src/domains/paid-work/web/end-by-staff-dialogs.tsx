import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { formatMoney } from '#kit/money.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { ALONE_WHOLE } from '../operator-end.ts';
import type { ProposedEndShown } from '../shapes.ts';
import { partsAt } from '../split-offer.ts';
import type { EndCommands, WorkToEnd } from './end-by-staff.tsx';

const SECOND = 'Proposed. Another operator confirms it; the money stays held until then.';
const MAYBE_SECOND = `Above ${ALONE_WHOLE} of the currency within a day, another operator confirms first.`;

interface EndProps {
  readonly work: WorkToEnd;
  readonly commands: EndCommands;
  readonly onClose: () => void;
}

const WORDS = {
  order: {
    complete: { button: 'Complete order', title: 'Complete order', done: 'Order completed' },
    cancel: { button: 'Cancel order', title: 'Cancel order', done: 'Order canceled' },
    part: { button: 'End order and split', done: 'Order ended' },
  },
  milestone: {
    complete: { button: 'Release milestone', title: 'Release milestone', done: 'Milestone released' },
    cancel: { button: 'Refund milestone', title: 'Refund milestone', done: 'Milestone refunded' },
    part: { button: 'End milestone and split', done: 'Milestone ended' },
  },
} as const;

/** All of it to the freelancer, or back to the client. */
export function WholeEnd({ act, work, commands, onClose }: EndProps & { act: 'complete' | 'cancel' }) {
  const { kind, number, terms, isPaid, client, freelancer } = work;
  const { toFreelancer, backToClient } = partsAt(terms, act === 'complete' ? 10_000 : 0);
  const effect =
    act === 'complete'
      ? `${freelancer} gets ${formatMoney(toFreelancer)}, which then clears.`
      : isPaid
        ? `${client} gets ${formatMoney(backToClient)} back.`
        : 'Nothing was paid.';
  const { button, title, done } = WORDS[kind][act];
  return (
    <ReasonDialog<{ waits_for_second: boolean }>
      about={number}
      title={`${title} ${number}?`}
      lead={`${effect} Both sides read the reason. This cannot be undone. ${isPaid ? MAYBE_SECOND : ''}`}
      button={button}
      done={({ waits_for_second: waits }) => (waits ? SECOND : done)}
      isHarsh
      maxLength={1_000}
      submit={({ reason }) => commands.end(act === 'complete' ? 100 : 0, reason)}
      onClose={onClose}
    />
  );
}

const schema = z.object({
  percent: z
    .nullable(z.int())
    .check(z.refine((percent) => percent !== null && percent >= 1 && percent <= 99, 'Enter 1 to 99.')),
  reason: z.string().check(
    z.refine((text) => text.trim().length >= 10, 'Enter at least 10 characters.'),
    z.maxLength(1_000, 'Enter at most 1,000 characters.'),
  ),
});

/** For the freelancer a share of the price; the rest goes back. */
export function PartEnd({ work, commands, onClose }: EndProps) {
  const { kind, number, terms, client, freelancer } = work;
  const { button, done } = WORDS[kind].part;
  const { form, field, ...frame } = useDialogForm({
    about: number,
    schema,
    defaults: { percent: null as number | null, reason: '' },
    submit: ({ percent, reason }) => commands.end(percent ?? 0, reason),
    onDone: ({ waits_for_second: waits }) => {
      onClose();
      if (waits) toast.success(SECOND);
      else toast.success(done, 'The money is split.');
    },
  });
  const { percent } = form.watch();
  const parts = percent === null ? null : partsAt(terms, percent * 100);
  const effect =
    parts === null
      ? ''
      : `${freelancer} gets ${formatMoney(parts.toFreelancer)} after the service fee, ${client} gets ${formatMoney(parts.backToClient)} back. `;
  return (
    <FormDialog
      title={`Refund a part of ${kind} ${number}?`}
      lead={`${effect}The ${kind} ends. This cannot be undone. ${MAYBE_SECOND}`}
      button={button}
      isHarsh
      form={frame}
      onClose={onClose}
    >
      <NumberField
        {...form.idAndError('percent')}
        label={`Share of the price for ${freelancer}`}
        unit="%"
        min={1}
        max={99}
        value={percent}
        onChange={(value) => form.set('percent', value)}
      />
      <TextArea label="Reason" {...field('reason')} />
    </FormDialog>
  );
}

/** What another operator proposed, with the money it moves, before it is confirmed (ACT-4). */
export function ConfirmEnd({ work, commands, proposed, onClose }: EndProps & { proposed: ProposedEndShown }) {
  const { kind, number, terms, client, freelancer } = work;
  const { toFreelancer, backToClient } = partsAt(terms, proposed.percent * 100);
  const {
    form: _form,
    field: _field,
    ...form
  } = useDialogForm({
    about: number,
    schema: z.object({}),
    defaults: {},
    submit: () => commands.confirm(),
    onDone: () => {
      onClose();
      toast.success(WORDS[kind].part.done, 'The money moved as proposed.');
    },
  });
  return (
    <FormDialog
      title={`Confirm the end of ${kind} ${number}?`}
      lead={`${freelancer} gets ${formatMoney(toFreelancer)}, ${client} gets ${formatMoney(backToClient)} back. Both sides read the reason. This cannot be undone.`}
      button={`Confirm and end ${kind}`}
      isHarsh
      form={form}
      onClose={onClose}
    >
      <p className="text-md wrap-anywhere">Reason: {proposed.reason}</p>
    </FormDialog>
  );
}

export const DeclineEnd = ({
  work: { kind, number },
  commands,
  proposed,
  onClose,
}: EndProps & { proposed: ProposedEndShown }) => (
  <ReasonDialog
    about={number}
    title={proposed.is_own ? 'Withdraw your proposal?' : 'Decline this proposal?'}
    lead={`The ${kind} continues, and nothing moves.`}
    button={proposed.is_own ? 'Withdraw proposal' : 'Decline proposal'}
    done={proposed.is_own ? 'Proposal withdrawn' : 'Proposal declined'}
    isHarsh={false}
    maxLength={1_000}
    submit={({ reason }) => commands.decline(reason)}
    onClose={onClose}
  />
);

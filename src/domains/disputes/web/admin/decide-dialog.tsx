import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { SelectField, TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { partsOfAll } from '#domains/paid-work/split-offer.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { decideDispute, staffDispute, staffDisputes, type StaffDispute } from '../../admin-contract.ts';
import { CRITERIA, CRITERION_WORDS, FINDING_WORDS, FINDINGS, type Criterion, type Finding } from '../../criteria.ts';

const reason = z.string().check(
  z.refine((text) => text.trim().length >= 10, 'Give a reason of at least 10 characters.'),
  z.maxLength(2_000, 'Use at most 2,000 characters.'),
);
const finding = z.string().check(z.refine((value) => value !== '', 'Choose a finding.'));

const schema = z.object({
  percent: z
    .nullable(z.int())
    .check(z.refine((percent) => percent !== null && percent >= 0 && percent <= 100, 'Enter 0 to 100.')),
  agreement: reason,
  delivery: reason,
  time: reason,
  conduct: reason,
  agreement_for: finding,
  delivery_for: finding,
  time_for: finding,
  conduct_for: finding,
  statement: reason,
});

/** Reasons by criterion, and what the decision does to the money before it is confirmed. */
export function DecideDialog({ one, onClose }: { one: StaffDispute; onClose: () => void }) {
  const decide = useCommand(decideDispute, { stales: [staffDispute, staffDisputes] });
  const isAppeal = one.state === 'appealed';
  const empty = Object.fromEntries(
    CRITERIA.flatMap((name) => [
      [name, ''],
      [`${name}_for`, ''],
    ]),
  ) as Record<Criterion | `${Criterion}_for`, string>;
  const { form, field, ...frame } = useDialogForm({
    about: one.number,
    schema,
    defaults: { percent: null as number | null, statement: '', ...empty },
    submit: (values) =>
      decide.mutateAsync({
        params: { dispute_number: one.number },
        body: {
          percent: values.percent ?? 0,
          statement: values.statement,
          criteria: CRITERIA.map((criterion) => ({
            criterion,
            finding: values[`${criterion}_for`] as Finding,
            reason: values[criterion],
          })),
        },
      }),
    onDone: () => {
      onClose();
      toast.success('Decision saved', isAppeal ? 'The money is split.' : 'Both sides have 7 days to accept or appeal.');
    },
  });
  const { percent } = form.watch();
  const parts =
    percent === null
      ? null
      : partsOfAll(
          one.works.map(({ terms }) => terms),
          percent * 100,
        );
  return (
    <FormDialog
      title={isAppeal ? 'Decide the appeal' : 'Decide the dispute'}
      lead={
        isAppeal
          ? 'This decision is final, and the money is split immediately. Both sides read the reasons.'
          : 'Both sides read the reasons. The money is split once both accept, or after 7 days without an appeal.'
      }
      button={
        parts === null
          ? 'Decide'
          : `Release ${formatMoney(parts.toFreelancer)}, refund ${formatMoney(parts.backToClient)}`
      }
      isHarsh
      size="form"
      form={frame}
      onClose={onClose}
    >
      <NumberField
        {...form.idAndError('percent')}
        label={`Share of the price for ${one.freelancer.name}`}
        hint={
          parts === null
            ? '0 is a full refund, 100 releases everything.'
            : `${one.freelancer.name} gets ${formatMoney(parts.toFreelancer)} after ${formatMoney(parts.serviceFee)} service fee. ${one.client.name} gets ${formatMoney(parts.backToClient)} back; ${formatMoney(parts.clientFee)} of the client fee is kept.`
        }
        unit="%"
        min={0}
        max={100}
        value={percent}
        onChange={(value) => form.set('percent', value)}
      />
      {CRITERIA.map((criterion) => (
        <fieldset key={criterion} className="grid gap-3">
          <legend className="title mb-2">{CRITERION_WORDS[criterion]}</legend>
          <SelectField
            label="Finding"
            placeholder="Choose"
            options={FINDINGS.map((whom) => ({ value: whom, label: FINDING_WORDS[whom] }))}
            {...field(`${criterion}_for`)}
          />
          <TextArea label="Reason" {...field(criterion)} />
        </fieldset>
      ))}
      <TextArea label="Summary of the decision" rows={4} {...field('statement')} />
    </FormDialog>
  );
}

import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import type { ContractPage } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { proposeChange } from '../running-contract.ts';
import { asAgreed, firstWrong, isUnderWork, toSend, type MilestoneDraft } from './milestone-draft.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { staledByMoves } from './use-contract.ts';

interface ChangeFormProps {
  contract: ContractPage;
  other: string;
  onSent: () => void;
}
interface Values {
  scope: string;
  /** Of those under work, by place. */
  days: Readonly<Record<string, number>>;
  milestones: readonly MilestoneDraft[];
  reason: string;
  signature: string;
}
const filled = (max: number, empty: string) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', empty),
    z.maxLength(max),
  );

/** Other terms, beginning with those that hold: what is not funded can be changed, the rest keeps its price (CTR-3). */
export function ChangeForm({ contract, other, onSent }: ChangeFormProps) {
  const propose = useCommand(proposeChange, { stales: staledByMoves });
  const working = contract.milestones.filter(isUnderWork);
  const agreed = contract.milestones.filter(({ state }) => state === 'agreed');
  const newest = contract.versions[0]?.version ?? 1;
  const { form, field, ...frame } = useContractForm<Values, unknown>({
    draft: `change:${contract.number}:${newest}`,
    once: true,
    schema: z.object({
      scope: filled(CONTRACT_LIMITS.scope, 'Describe the work.'),
      days: z.record(z.string(), z.number()),
      milestones: z.custom<readonly MilestoneDraft[]>().check((context) => {
        const wrong = firstWrong(context.value, contract);
        if (wrong !== null) context.issues.push({ code: 'custom', message: wrong, input: context.value });
      }),
      reason: filled(CONTRACT_LIMITS.reason, 'Say why.'),
      signature: filled(CONTRACT_LIMITS.signature, 'Type your name to sign.'),
    }),
    defaults: {
      scope: contract.scope,
      days: Object.fromEntries(working.map(({ place, days }) => [String(place), days])),
      milestones: agreed.map((milestone) => ({ ...asAgreed(milestone), criteria: milestone.criteria.join('\n') })),
      reason: '',
      signature: contract.your_name,
    },
    submit: ({ scope, days, milestones, reason, signature }) =>
      propose.mutateAsync({
        params: { contract_number: contract.number },
        body: {
          scope: scope.trim() === contract.scope ? '' : scope,
          milestones: [
            ...working.map((milestone) => ({
              ...asAgreed(milestone),
              days: days[String(milestone.place)] ?? milestone.days,
            })),
            ...milestones.map((milestone) => ({ place: milestone.place ?? null, ...toSend(milestone) })),
          ],
          reason,
          signature,
        },
      }),
    onDone: () => {
      onSent();
      toast.success('Terms proposed', `${other} signs or declines them.`);
    },
  });
  const { milestones, days } = form.watch();
  const { id, error } = form.idAndError('milestones');
  return (
    <DraftedForm {...frame} isNarrow submitLabel="Sign and propose">
      <CountedTextArea label="Scope" max={CONTRACT_LIMITS.scope} rows={5} {...field('scope')} />
      {working.map(({ place, title }) => (
        <NumberField
          key={place}
          id={`${id}-working-${place}`}
          label={`Time for ${place}. ${title}`}
          unit="days"
          hint="It is funded: its price and criteria stay. Its due date moves by as many days."
          min={1}
          max={CONTRACT_LIMITS.days}
          value={days[String(place)] ?? 1}
          error={undefined}
          onChange={(next) => form.set('days', { ...days, [String(place)]: next })}
        />
      ))}
      <MilestoneFields
        id={id}
        error={error}
        terms={contract}
        isOpenEnded
        value={milestones}
        onChange={(next) => form.set('milestones', next)}
      />
      <CountedTextArea
        label="Reason"
        hint={`${other} reads it.`}
        max={CONTRACT_LIMITS.reason}
        rows={3}
        {...field('reason')}
      />
      <TextField
        label="Your name"
        hint="It signs the proposed terms. Fees, periods and rights stay as they are."
        {...field('signature')}
      />
    </DraftedForm>
  );
}

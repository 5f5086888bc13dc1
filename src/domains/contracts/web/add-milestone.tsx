import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import type { ContractPage } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { proposeChange } from '../running-contract.ts';
import { anotherMilestone, firstWrong, toSend, type MilestoneDraft } from './milestone-draft.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import { staledByMoves } from './use-contract.ts';

interface AddMilestoneProps {
  contract: ContractPage;
  other: string;
  onClose: () => void;
}
interface Values {
  milestones: readonly MilestoneDraft[];
  reason: string;
  signature: string;
}

const OPEN = new Set(['agreed', 'funded', 'changes_requested']);
const filled = (max: number, empty: string) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', empty),
    z.maxLength(max),
  );

/**
 * More work under the same contract: everything else stays as it is, and both sign the new version of the terms
 * (CTR-3).
 */
export function AddMilestone({ contract, other, onClose }: AddMilestoneProps) {
  const propose = useCommand(proposeChange, { stales: staledByMoves });
  const open = contract.milestones.filter(({ state }) => OPEN.has(state));
  const { form, field, ...frame } = useDialogForm<Values, unknown>({
    draft: 'add-milestone',
    once: true,
    about: `${contract.number} milestone ${contract.milestones.length + 1}`,
    schema: z.object({
      milestones: z.custom<readonly MilestoneDraft[]>().check((context) => {
        const wrong = context.value.length === 0 ? 'Add at least one milestone.' : firstWrong(context.value, contract);
        if (wrong !== null) context.issues.push({ code: 'custom', message: wrong, input: context.value });
      }),
      reason: filled(CONTRACT_LIMITS.reason, 'Say what it is for.'),
      signature: filled(CONTRACT_LIMITS.signature, 'Type your name to sign.'),
    }),
    defaults: {
      milestones: [
        anotherMilestone(
          contract.milestones.map(({ title, terms, days, criteria }) => ({
            title,
            price: terms.price,
            days,
            criteria: criteria.join('\n'),
          })),
        ),
      ],
      reason: '',
      signature: contract.your_name,
    },
    submit: ({ milestones, reason, signature }) =>
      propose.mutateAsync({
        params: { contract_number: contract.number },
        body: {
          scope: '',
          milestones: [
            ...open.map(({ place, title, terms, days, criteria }) => ({
              place,
              title,
              price: terms.price,
              days,
              criteria,
            })),
            ...milestones.map((milestone) => ({ place: null, ...toSend(milestone) })),
          ],
          reason,
          signature,
        },
      }),
    onDone: () => {
      onClose();
      toast.success('Milestone proposed', `${other} signs or declines it.`);
    },
  });
  const { id, error } = form.idAndError('milestones');
  return (
    <FormDialog
      title="Add a milestone"
      lead={`${other} has ${CONTRACT_LIMITS.changeAnswerDays} days to sign it. Everything else stays as agreed, and nothing is paid before it is funded.`}
      button="Sign and propose"
      size="form"
      form={frame}
      onClose={onClose}
    >
      <MilestoneFields
        id={id}
        error={error}
        terms={contract}
        isOpenEnded
        value={form.watch().milestones}
        onChange={(next) => form.set('milestones', next)}
      />
      <TextField label="Reason" hint={`${other} reads it.`} maxLength={CONTRACT_LIMITS.reason} {...field('reason')} />
      <TextField label="Your name" hint="It signs the proposed terms." {...field('signature')} />
    </FormDialog>
  );
}

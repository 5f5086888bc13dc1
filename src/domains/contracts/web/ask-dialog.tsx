import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import type { ContractPage } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { askPause, endContract } from '../running-contract.ts';
import { endOutcomeOf } from './end-outcome.ts';
import { staledByMoves } from './use-contract.ts';

interface AskDialogProps {
  contract: ContractPage;
  what: 'pause' | 'end';
  other: string;
  onClose: () => void;
}

/** The other side answers either; what happens with each milestone is said before (CTR-4). */
export function AskDialog({ contract, what, other, onClose }: AskDialogProps) {
  const pause = useCommand(askPause, { stales: staledByMoves });
  const end = useCommand(endContract, { stales: staledByMoves });
  const isPause = what === 'pause';
  const { field, ...form } = useDialogForm({
    draft: 'ask',
    once: true,
    about: `${contract.number} ${what}`,
    schema: z.object({
      reason: z.string().check(
        z.refine((reason) => reason.trim() !== '', 'Say why.'),
        z.maxLength(CONTRACT_LIMITS.reason),
      ),
    }),
    defaults: { reason: '' },
    submit: (body) => (isPause ? pause : end).mutateAsync({ params: { contract_number: contract.number }, body }),
    onDone: () => {
      onClose();
      toast.success('Request sent', `${other} was notified.`);
    },
  });
  return (
    <FormDialog
      title={isPause ? 'Ask to pause the contract?' : 'Ask to end the contract?'}
      lead={
        isPause
          ? `${other} has ${CONTRACT_LIMITS.pauseAnswerDays} days to answer; without an answer nothing changes. A pause lasts up to ${CONTRACT_LIMITS.pauseDays} days, and either of you can end it. Held money stays held.`
          : `${other} has ${CONTRACT_LIMITS.endDays} days to accept, or to open a dispute about a milestone. When they accept, or without an answer in time, this happens to each milestone:`
      }
      button={isPause ? 'Ask to pause' : 'Ask to end the contract'}
      isHarsh={!isPause}
      form={form}
      onClose={onClose}
    >
      {isPause ? null : (
        <ul className="grid list-disc gap-1 ps-5 text-md">
          {endOutcomeOf(contract).map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <CountedTextArea
        label="Reason"
        hint={`${other} reads it.`}
        max={CONTRACT_LIMITS.reason}
        rows={3}
        {...field('reason')}
      />
    </FormDialog>
  );
}

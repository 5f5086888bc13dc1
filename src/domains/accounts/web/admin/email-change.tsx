import { useState } from 'react';
import { Address } from '#design/app/address.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import {
  changePersonsEmail,
  confirmPersonsEmail,
  declinePersonsEmail,
  emailChangeBody,
  readPerson,
  sendPersonsEmailAgain,
  type StaffEmailChange,
} from '../../people-contract.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const stales = [readPerson];

interface ChangeProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** For someone who lost their mailbox. */
export function ChangeEmailDialog({ id, name, onClose }: ChangeProps) {
  const change = useCommand(changePersonsEmail, { stales });
  const form = useDialogForm({
    about: `email ${id}`,
    schema: emailChangeBody,
    defaults: { email: '', reason: '' },
    submit: (body) => change.mutateAsync({ params: { id }, body }),
    onDone: ({ state }) => {
      toast.success(
        state === 'proposed' ? 'Change proposed. Another operator confirms it.' : 'Link sent to the new address',
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Change the email address of ${name}`}
      lead="Verify the person’s identity first. Another operator confirms the change. Then we notify the old address and email a link to the new one; it counts once that link is opened. All devices are signed out and withdrawals are paused for 7 days, while the old address can undo the change."
      button="Propose change"
      isHarsh
      form={form}
      onClose={onClose}
    >
      <TextField label="New email address" type="email" autoComplete="off" {...form.field('email')} />
      <TextArea label="Reason" hint="How you verified who they are." {...form.field('reason')} />
    </FormDialog>
  );
}

/** One that is not over, above the account. */
export function OpenEmailChange({ id, change }: { id: string; change: StaffEmailChange }) {
  const [isDeclining, setDeclining] = useState(false);
  const confirm = useCommand(confirmPersonsEmail, { stales });
  const again = useCommand(sendPersonsEmailAgain, { stales });
  const decline = useCommand(declinePersonsEmail, { stales });
  const params = { id };
  const toastOutcome = (words: string) => ({
    onSuccess: () => toast.success(words),
    onError: (error: Error) => toast.error('Not done', error.message),
  });
  const takeBack = change.is_sent ? 'Cancel change' : change.is_own ? 'Withdraw proposal' : 'Decline';
  return (
    <>
      <Alert
        tone="warning"
        title={
          <>
            {change.is_sent
              ? 'Waiting for the new address to be verified: '
              : 'A change of the email address waits for another operator: '}
            <Address of={change.to} />
          </>
        }
        action={
          <span className="flex flex-wrap gap-2">
            {change.is_sent ? (
              <Button
                size="sm"
                pending={again.isPending}
                onClick={() => again.mutate({ params }, toastOutcome('Link sent again'))}
              >
                Send link again
              </Button>
            ) : change.is_own ? null : (
              <Button
                size="sm"
                variant="primary"
                pending={confirm.isPending}
                onClick={() => confirm.mutate({ params }, toastOutcome('Link sent to the new address'))}
              >
                Confirm change
              </Button>
            )}
            <Button size="sm" onClick={() => setDeclining(true)}>
              {takeBack}
            </Button>
          </span>
        }
      >
        <span className="wrap-anywhere">
          Proposed by {change.by}, <When at={change.proposed_at} style="moment" />: {change.reason}
        </span>
      </Alert>
      {isDeclining ? (
        <ReasonDialog
          about={id}
          title={`${takeBack}?`}
          lead="The address stays as it is. A link that was sent stops working."
          button={takeBack}
          done="The address stays as it is"
          isHarsh={false}
          submit={(body) => decline.mutateAsync({ params, body })}
          onClose={() => setDeclining(false)}
        />
      ) : null}
    </>
  );
}

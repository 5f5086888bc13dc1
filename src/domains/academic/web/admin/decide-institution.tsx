import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import {
  confirmationBody,
  confirmInstitution,
  declineInstitution,
  endInstitution,
  institutionQueue,
  type InstitutionRow,
} from '../../admin-contract.ts';
import { SIGNING_LIMITS, type InstitutionDecision } from '../../institution.ts';

interface DecideProps {
  readonly institution: InstitutionRow;
  readonly decision: InstitutionDecision;
  readonly onClose: () => void;
}

const STALES = [institutionQueue];

export function DecideDialog({ institution, decision, onClose }: DecideProps) {
  const decline = useCommand(declineInstitution, { stales: STALES });
  const end = useCommand(endInstitution, { stales: STALES });
  const { id, name } = institution;
  if (decision === 'confirm') return <Countersign institution={institution} onClose={onClose} />;
  const isEnd = decision === 'end';
  return (
    <ReasonDialog
      about={id}
      title={isEnd ? `End the agreement with ${name}?` : `Decline ${name}?`}
      lead={
        isEnd
          ? 'All of its cohorts end immediately. Its supervisor and students get your reason. Their accounts and work stay as they are.'
          : 'The person who signed gets your reason and can sign again.'
      }
      button={isEnd ? 'End agreement' : 'Decline institution'}
      done={isEnd ? 'Agreement ended' : 'Institution declined'}
      isHarsh={isEnd}
      maxLength={SIGNING_LIMITS.reason}
      submit={(body) => (isEnd ? end : decline).mutateAsync({ params: { id }, body })}
      onClose={onClose}
    />
  );
}

/** The agreement holds once both sides have signed. */
function Countersign({ institution: { id, name, number }, onClose }: Pick<DecideProps, 'institution' | 'onClose'>) {
  const confirm = useCommand(confirmInstitution, { stales: STALES });
  const { field, ...form } = useDialogForm({
    about: `countersign ${id}`,
    schema: confirmationBody,
    defaults: { signature: '' },
    submit: (body) => confirm.mutateAsync({ params: { id }, body }),
    onDone: () => {
      toast.success('Institution confirmed');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Confirm ${name}?`}
      lead={`You sign version ${number} of the university agreement for the operator. The institution can set up cohorts and invite students immediately.`}
      button="Confirm and countersign"
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Signature"
        hint="Type your full name. It’s on the signed agreement."
        autoComplete="name"
        {...field('signature')}
      />
    </FormDialog>
  );
}

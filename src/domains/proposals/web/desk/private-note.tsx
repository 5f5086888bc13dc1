import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { noteProposal } from '../../contract.ts';
import { projectDesk } from '../../desk-contract.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';

/** Saved when the field is left. */
export function PrivateNote({ id, note }: { id: string; note: string | null }) {
  const keep = useCommand(noteProposal, { stales: [projectDesk] });
  return (
    <TextArea
      label="Private note"
      optional
      hint="Only you read it. It is saved when you leave the field."
      rows={2}
      maxLength={PROPOSAL_LIMITS.note}
      defaultValue={note ?? ''}
      onBlur={({ target }) => {
        if (target.value !== (note ?? ''))
          keep.mutate(
            { params: { id }, body: { note: target.value } },
            { onError: (error) => toast.error('Note not saved', error.message) },
          );
      }}
    />
  );
}

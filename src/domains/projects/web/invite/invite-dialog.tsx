import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { INVITATION_LIMITS } from '../../invitation.ts';
import { invitePerson, projectInvitations } from '../../invitations-contract.ts';

export interface Invitee {
  readonly username: string;
  readonly name: string;
}

/** One person, with a note or without. */
export function InviteDialog({ projectId, to, onClose }: { projectId: string; to: Invitee; onClose: () => void }) {
  const invite = useCommand(invitePerson, { stales: [projectInvitations] });
  const { field, ...form } = useDialogForm({
    about: `${projectId} ${to.username}`,
    schema: z.object({ note: z.string().check(z.maxLength(INVITATION_LIMITS.note)) }),
    defaults: { note: '' },
    submit: ({ note }) => invite.mutateAsync({ params: { id: projectId }, body: { username: to.username, note } }),
    onDone: () => {
      onClose();
      toast.success('Invited', `${to.name} is notified.`);
    },
  });
  return (
    <FormDialog
      title={`Invite ${to.name}`}
      lead="They read your brief and accept or decline. You can withdraw the invitation until they answer."
      button="Send invitation"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Note"
        optional
        hint="For example, which of their works you like."
        max={INVITATION_LIMITS.note}
        rows={4}
        {...field('note')}
      />
    </FormDialog>
  );
}

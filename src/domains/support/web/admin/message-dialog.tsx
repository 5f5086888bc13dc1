import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { messagePerson, personMessageBody, ticketQueue } from '../../contract.ts';
import { TICKET_LIMITS } from '../../ticket.ts';

/** Staff write first. */
export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const write = useCommand(messagePerson, { stales: [ticketQueue] });
  const form = useDialogForm({
    about: `message ${id}`,
    schema: personMessageBody,
    defaults: { subject: '', text: '' },
    submit: (body) => write.mutateAsync({ params: { id }, body }),
    onDone: () => {
      toast.success('Message sent');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Send a message"
      lead="It is emailed and opens a ticket. Their answer arrives in the tickets, assigned to you."
      button="Send message"
      form={form}
      onClose={onClose}
    >
      <TextField label="Subject" maxLength={TICKET_LIMITS.subject} {...form.field('subject')} />
      <CountedTextArea label="Message" max={TICKET_LIMITS.text} rows={7} {...form.field('text')} />
    </FormDialog>
  );
}

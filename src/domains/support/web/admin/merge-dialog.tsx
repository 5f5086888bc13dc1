import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { mergeTicket, staffTicket, ticketQueue } from '../../contract.ts';

const schema = z.object({ into: z.string().check(z.minLength(1, 'Choose a ticket.')) });

/** What one person asked twice is answered once. */
export function MergeDialog({ ticket, onClose }: { ticket: DataOf<typeof staffTicket>; onClose: () => void }) {
  const { ticket_number: number, candidates } = ticket;
  const merge = useCommand(mergeTicket, { stales: [staffTicket, ticketQueue] });
  const navigate = useNavigate();
  const form = useDialogForm({
    about: `merge ${number}`,
    schema,
    defaults: { into: candidates[0]?.ticket_number ?? '' },
    submit: (body) => merge.mutateAsync({ params: { ticket_number: number }, body }),
    onDone: ({ ticket_number: into }) => {
      toast.success(`${number} was merged into ${into}`);
      onClose();
      void navigate(pathTo('admin-ticket', { ticketNumber: into }));
    },
  });
  return (
    <FormDialog
      title={`Merge ${number} into another ticket`}
      lead="Its messages move there in the order they were sent, and it is closed. The person gets one email. This cannot be undone."
      button="Merge tickets"
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Ticket of the same email address"
        options={candidates.map(({ ticket_number: value, subject }) => ({ value, label: `${value}: ${subject}` }))}
        {...form.field('into')}
      />
    </FormDialog>
  );
}

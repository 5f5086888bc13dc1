import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { noteOnTicket, staffTicket } from '../../contract.ts';
import { TICKET_LIMITS } from '../../ticket.ts';

const noteSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(2, 'Write the note.'), z.maxLength(TICKET_LIMITS.note)),
});

/** Between staff: the person never reads them. */
export function TicketNotes({ ticket: { ticket_number: number, notes } }: { ticket: DataOf<typeof staffTicket> }) {
  const add = useCommand(noteOnTicket, { stales: [staffTicket] });
  const { form, field, ...frame } = useContractForm({
    draft: `note:${number}`,
    schema: noteSchema,
    defaults: { text: '' },
    submit: (body) => add.mutateAsync({ params: { ticket_number: number }, body }),
    onDone: () => {
      form.reset({ text: '' });
      toast.success('Note added');
    },
  });
  return (
    <Panel title="Notes" lead="Only staff read them.">
      {notes.length === 0 ? null : (
        <ul className="mb-4 grid gap-3">
          {notes.map(({ id, by, body, at }) => (
            <li key={id} className="border-s-2 border-line ps-4">
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="text-sm text-ink-2">
                {`${by}, `}
                <When at={at} style="moment" />
              </p>
            </li>
          ))}
        </ul>
      )}
      <DraftedForm {...frame} submitLabel="Add note">
        <CountedTextArea label="Note" max={TICKET_LIMITS.note} rows={2} {...field('text')} />
      </DraftedForm>
    </Panel>
  );
}

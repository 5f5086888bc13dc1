import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand, usePages } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { MOST_NOTE, staffNotes, writeStaffNote } from '../../people-contract.ts';

const schema = z.object({
  text: z.string().check(
    z.refine((text) => text.trim() !== '', 'Enter a note.'),
    z.maxLength(MOST_NOTE, 'Enter at most 2,000 characters.'),
  ),
});

/** What staff know of someone, for the next one who is asked. */
export function PersonNotes({ id }: { id: string }) {
  const notes = usePages(staffNotes, { params: { id }, query: {} });
  return (
    <>
      <PagedPanel
        title="Notes"
        lead="Only staff see notes, and no one can edit them. Every note and view is recorded."
        list={notes}
        empty="No notes yet."
        renderRow={(note) => (
          <li key={note.id} className="px-4 py-3 sm:px-5">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="mt-1 text-sm text-ink-2">
              {note.by}, <When at={note.at} style="moment" />
            </p>
          </li>
        )}
      />
      <NewNote id={id} />
    </>
  );
}

function NewNote({ id }: { id: string }) {
  const write = useCommand(writeStaffNote, { stales: [staffNotes] });
  const { form, field, problems, attempt, onSubmit, isSubmitting } = useContractForm({
    schema,
    defaults: { text: '' },
    about: id,
    submit: (body) => write.mutateAsync({ params: { id }, body }),
    onDone: () => {
      form.reset({ text: '' });
      toast.success('Note added');
    },
  });
  return (
    <form className="panel grid gap-3 p-4 sm:p-5" noValidate onSubmit={onSubmit} aria-label="New note">
      <ErrorSummary items={problems} attempt={attempt} />
      <CountedTextArea label="New note" max={MOST_NOTE} rows={3} {...field('text')} />
      <div>
        <Button type="submit" pending={isSubmitting}>
          Add note
        </Button>
      </div>
    </form>
  );
}

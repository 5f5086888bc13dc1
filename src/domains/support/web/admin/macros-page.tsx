import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { TextField } from '#design/public/field.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { titleOf, trailTo } from '#routes';
import { createMacro, deleteMacro, macroBody, macros, saveMacro, type Macro } from '../../macro-contract.ts';
import { PLACEHOLDERS } from '../../macro.ts';
import { TICKET_LIMITS } from '../../ticket.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-macros')) }];

/** Answers that staff use again and again. */
export default function MacrosPage() {
  const read = useRead(macros, {});
  const [edited, setEdited] = useState<Macro | 'new' | null>(null);
  const remove = useCommand(deleteMacro, { stales: [macros] });
  return (
    <>
      <ScreenHeader
        of={trailTo('admin-macros')}
        lead="Insert them when you answer a ticket, and change what doesn’t fit."
        actions={
          <Button variant="primary" onClick={() => setEdited('new')}>
            Add an answer
          </Button>
        }
      />
      {read.data === undefined ? (
        <Unread what="The saved answers" read={read}>
          <Loading label="Loading the saved answers" className="panel">
            <RowsSkeleton rows={4} />
          </Loading>
        </Unread>
      ) : read.data.items.length === 0 ? (
        <EmptyState title="No saved answers yet">Save answers you send often, and reply in two clicks.</EmptyState>
      ) : (
        <ul className="grid max-w-prose gap-3">
          {read.data.items.map((macro) => (
            <li key={macro.id} className="panel pad">
              <h2 className="title wrap-anywhere">{macro.title}</h2>
              <p className="mt-2 line-clamp-4 wrap-anywhere whitespace-pre-line text-ink-2">{macro.body}</p>
              <div className="mt-3 flex flex-wrap gap-3">
                <Button size="sm" aria-label={`Edit ${macro.title}`} onClick={() => setEdited(macro)}>
                  Edit
                </Button>
                <Button
                  size="sm"
                  aria-label={`Delete ${macro.title}`}
                  onClick={() =>
                    void confirm({
                      title: `Delete “${macro.title}”?`,
                      body: 'Answers that were sent stay.',
                      okLabel: 'Delete answer',
                      act: () => remove.mutateAsync({ params: { id: macro.id } }),
                    })
                  }
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited === null ? null : (
        <MacroDialog macro={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function MacroDialog({ macro, onClose }: { macro: Macro | null; onClose: () => void }) {
  const create = useCommand(createMacro, { stales: [macros] });
  const save = useCommand(saveMacro, { stales: [macros] });
  const form = useDialogForm({
    about: macro?.id ?? 'new',
    schema: macroBody,
    defaults: { title: macro?.title ?? '', body: macro?.body ?? '' },
    submit: async (body) => {
      if (macro === null) await create.mutateAsync({ body });
      else await save.mutateAsync({ params: { id: macro.id }, body: { ...body, revision: macro.revision } });
    },
    onDone: () => {
      toast.success('Answer saved');
      onClose();
    },
  });
  return (
    <FormDialog
      title={macro === null ? 'New saved answer' : 'Edit saved answer'}
      button="Save answer"
      form={form}
      onClose={onClose}
    >
      <TextField label="Title" hint="Only staff see it." {...form.field('title')} />
      <CountedTextArea
        label="Answer"
        hint={`Placeholders: ${PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(', ')}.`}
        max={TICKET_LIMITS.text}
        rows={9}
        {...form.field('body')}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import * as z from 'zod/mini';
import { confirm } from '#design/app/confirm.ts';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { contentDesk, contentPages, discardContentDraft, publishContent, type Desk } from '../../admin-contract.ts';
import type { ContentPage } from '../../pages.ts';
import { TEXT_LIMITS } from '../../version.ts';

interface DraftActionsProps {
  readonly page: ContentPage;
  readonly draft: NonNullable<Desk['draft']>;
  readonly earliest: string;
  readonly isLegal: boolean;
  readonly onGone: () => void;
}

const STALES = [contentDesk, contentPages];

/** Publishing or deleting what was saved last. */
export function DraftActions({ page, draft, earliest, isLegal, onGone }: DraftActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const discard = useCommand(discardContentDraft, { stales: STALES });
  return (
    <div className="grid gap-3">
      {draft.refusal === null ? null : <Alert tone="info" title={draft.refusal} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled={draft.refusal !== null} onClick={() => setOpen(true)}>
          Publish
        </Button>
        <Button
          onClick={() =>
            void confirm({
              title: 'Delete this draft?',
              body: 'The published text stays as it is.',
              okLabel: 'Delete draft',
              act: async () => {
                await discard.mutateAsync({ params: { page } });
                onGone();
              },
            })
          }
        >
          Delete draft
        </Button>
        <p className="text-sm text-ink-2">
          {draft.by === null ? 'Saved ' : `Saved by ${draft.by}, `}
          <When at={draft.saved_at} style="moment" />
        </p>
      </div>
      {isOpen ? (
        <PublishDialog
          page={page}
          revision={draft.revision}
          earliest={earliest}
          isLegal={isLegal}
          onClose={() => setOpen(false)}
          onGone={onGone}
        />
      ) : null}
    </div>
  );
}

const schema = z.object({
  effective_at: z.string(),
  reason: z
    .string()
    .check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), z.maxLength(TEXT_LIMITS.reason)),
});

type PublishProps = Pick<DraftActionsProps, 'page' | 'earliest' | 'isLegal' | 'onGone'> & {
  readonly revision: number;
  readonly onClose: () => void;
};

function PublishDialog({ page, revision, earliest, isLegal, onClose, onGone }: PublishProps) {
  const publish = useCommand(publishContent, { stales: STALES });
  const form = useDialogForm({
    about: `publish ${page}`,
    schema,
    defaults: { effective_at: '', reason: '' },
    submit: ({ effective_at: from, reason }) =>
      publish.mutateAsync({
        params: { page },
        body: { revision, reason, ...(from === '' ? {} : { effective_at: new Date(from).toISOString() }) },
      }),
    onDone: () => {
      toast.success('Published');
      onClose();
      onGone();
    },
  });
  return (
    <FormDialog
      title="Publish this text"
      button="Publish"
      form={form}
      onClose={onClose}
      lead={
        isLegal ? (
          <>
            {'It takes effect on '}
            <When at={earliest} />
            {' at the earliest. Everyone is notified, and agrees to it then.'}
          </>
        ) : (
          'Readers see it immediately.'
        )
      }
    >
      <TextField
        label="Effective from"
        optional
        type="datetime-local"
        hint="In your time zone. Leave empty for as early as possible."
        {...form.field('effective_at')}
      />
      <TextArea label="Reason" hint="Stored with the version, for staff." {...form.field('reason')} />
    </FormDialog>
  );
}

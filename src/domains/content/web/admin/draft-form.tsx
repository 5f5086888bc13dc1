import { useState } from 'react';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { Failure } from '#kit/errors.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { contentDesk, contentPages, saveContentDraft, type Desk } from '../../admin-contract.ts';
import type { TextChange } from '../../contract.ts';
import { TEXT_LIMITS } from '../../version.ts';
import { TextDiff } from '../public/text-diff.tsx';

const schema = z.object({
  body: z
    .string()
    .check(z.minLength(1, 'Write the text.'), z.maxLength(TEXT_LIMITS.body, 'Use at most 100,000 characters.')),
  note: z.string().check(z.trim(), z.maxLength(TEXT_LIMITS.note, `Use at most ${TEXT_LIMITS.note} characters.`)),
});

/** Someone else's draft that was saved meanwhile. */
interface Theirs {
  readonly revision: number;
  readonly changes: readonly TextChange[];
}

const theirsOf = (error: unknown): Theirs | null =>
  error instanceof Failure && error.code === 'wrong_state' ? (error.data as Theirs | null) : null;

/** The text as it is written. What another operator saved meanwhile is shown beside it, and neither is lost. */
export function DraftForm({ desk: { page, body, draft }, onOtherText }: { desk: Desk; onOtherText: () => void }) {
  const save = useCommand(saveContentDraft, { stales: [contentDesk, contentPages] });
  const [revision, setRevision] = useState(draft?.revision ?? 0);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const { field, ...frame } = useContractForm({
    draft: `page:${page}`,
    schema,
    defaults: { body: draft?.body ?? body, note: draft?.note ?? '' },
    submit: async (values) => {
      try {
        return await save.mutateAsync({
          params: { page },
          body: { ...values, revision: theirs?.revision ?? revision },
        });
      } catch (error) {
        setTheirs(theirsOf(error));
        throw error;
      }
    },
    onDone: ({ revision: saved }) => {
      setRevision(saved);
      setTheirs(null);
      toast.success('Draft saved', 'The preview shows it.');
    },
  });
  return (
    <>
      {theirs === null ? null : (
        <div className="mb-5">
          <Alert
            tone="warning"
            title="Someone else saved this draft while you were writing"
            action={
              <Button size="sm" onClick={onOtherText}>
                Use their text
              </Button>
            }
          >
            Below is what your text changes in theirs. Saving again keeps yours.
          </Alert>
          <div
            className="mt-3 max-h-80 overflow-y-auto rounded-md border border-line p-3"
            tabIndex={0}
            role="region"
            aria-label="Changes between both texts"
          >
            <TextDiff changes={theirs.changes} />
          </div>
        </div>
      )}
      <DraftedForm {...frame} submitLabel={theirs === null ? 'Save draft' : 'Save my text'}>
        <CountedTextArea label="Text" max={TEXT_LIMITS.body} rows={34} {...field('body')} />
        <TextField label="What is new" optional hint="Readers see it beside the version." {...field('note')} />
      </DraftedForm>
    </>
  );
}

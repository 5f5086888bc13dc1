import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { replyBody } from '../shapes.ts';

export interface Reply {
  /** Separates this reply's draft from others. */
  readonly draft: string;
  readonly send: (text: string) => Promise<unknown>;
}

/** The one public answer to a review. */
export function ReplyForm({ reply }: { reply: Reply }) {
  const { field, ...frame } = useContractForm({
    draft: `reply:${reply.draft}`,
    once: true,
    schema: replyBody,
    defaults: { text: '' },
    submit: ({ text }) => reply.send(text),
    onDone: () => toast.success('Reply published'),
  });
  return (
    <DraftedForm {...frame} isNarrow submitLabel="Publish reply">
      <CountedTextArea
        label="Public reply"
        hint="You can reply once. Everyone can read it."
        max={1_000}
        rows={3}
        {...field('text')}
      />
    </DraftedForm>
  );
}

import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { answerReview, myReviews } from '../contract.ts';
import { replyBody } from '../shapes.ts';

interface ReplyProps {
  readonly id: string;
  readonly other: string;
}

export function ReplyToReview(props: ReplyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Reply publicly<span className="sr-only"> to {props.other}</span>
      </Button>
      {isOpen ? <ReplyDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReplyDialog({ id, other, onClose }: ReplyProps & { onClose: () => void }) {
  const answer = useCommand(answerReview, { stales: [myReviews] });
  const form = useDialogForm({
    about: id,
    schema: replyBody,
    defaults: { text: '' },
    submit: (body) => answer.mutateAsync({ params: { id }, body }),
    onDone: () => {
      toast.success('Reply published');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Reply to ${other}`}
      lead="Everyone can read your reply. You can reply once."
      button="Publish reply"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="Public reply" max={1_000} rows={4} {...form.field('text')} />
    </FormDialog>
  );
}

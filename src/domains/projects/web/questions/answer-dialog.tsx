import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { PROJECT_LIMITS } from '../../project.ts';
import { answerFields, answerQuestion, type AskedQuestion } from '../../questions-contract.ts';
import type { AboutProject } from './about.ts';

export function AnswerDialog({
  about,
  question,
  onClose,
}: {
  about: AboutProject;
  question: AskedQuestion;
  onClose: () => void;
}) {
  const answer = useCommand(answerQuestion, { stales: about.stales });
  const { field, ...form } = useDialogForm({
    about: question.id,
    schema: z.object(answerFields),
    defaults: { answer: question.answer ?? '' },
    submit: (body) => answer.mutateAsync({ params: { slug: about.slug, question_id: question.id }, body }),
    onDone: () => {
      onClose();
      toast.success('Answer published', 'Everyone who sees the project can read it.');
    },
  });
  return (
    <FormDialog
      title="Answer the question"
      lead="Everyone who sees the project reads your answer. Don’t name the person who asked."
      button={question.answer === null ? 'Publish answer' : 'Save answer'}
      facts={<p className="border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">{question.question}</p>}
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Your answer"
        max={PROJECT_LIMITS.answer}
        rows={3}
        {...field('answer')}
        defaultValue={question.answer ?? ''}
      />
    </FormDialog>
  );
}

import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { removeQuestion, type ProjectQuestions } from '../../questions-contract.ts';
import type { AboutProject } from './about.ts';
import { AskDialog } from './ask-dialog.tsx';

/** What this freelancer asked, and whether they may ask more. */
export function OwnQuestions({
  about,
  questions: { items, left, refusal },
}: {
  about: AboutProject;
  questions: ProjectQuestions;
}) {
  const [isAsking, ask] = useState(false);
  const remove = useCommand(removeQuestion, { stales: about.stales });
  const withdraw = (id: string): void =>
    remove.mutate(
      { params: { slug: about.slug, question_id: id } },
      {
        onSuccess: () => toast.success('Question withdrawn'),
        onError: (error) => toast.error('Not withdrawn', error.message),
      },
    );
  return (
    <div className="grid gap-4">
      {items.length === 0 ? null : (
        <ul className="grid gap-4">
          {items.map(({ id, question, answer, asked_at: at }) => (
            <li key={id} className="grid gap-1.5 border-b border-line pb-4">
              <p className="font-semibold whitespace-pre-line wrap-anywhere">{question}</p>
              {answer === null ? null : <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
                <span>
                  {answer === null ? 'Waiting for an answer. Asked' : 'Asked'} <When at={at} />
                </span>
                {answer === null ? (
                  <Button size="sm" variant="ghost" pending={remove.isPending} onClick={() => withdraw(id)}>
                    Withdraw
                  </Button>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
      {refusal === null ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button icon={MessageCircleQuestionMark} onClick={() => ask(true)}>
            Ask a question
          </Button>
          {items.length === 0 ? null : (
            <span className="text-sm text-ink-2">
              You can ask {counted(left, { one: 'more question', other: 'more questions' })}.
            </span>
          )}
        </p>
      ) : (
        <p className="text-sm text-ink-2">{refusal}</p>
      )}
      {isAsking ? <AskDialog about={about} onClose={() => ask(false)} /> : null}
    </div>
  );
}

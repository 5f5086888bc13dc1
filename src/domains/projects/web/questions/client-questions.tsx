import { useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { reportPath } from '#kit/reported.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { removeQuestion, type AskedQuestion } from '../../questions-contract.ts';
import type { AboutProject } from './about.ts';
import { AnswerDialog } from './answer-dialog.tsx';

/** Those without an answer come first, each with who asked. */
export function ClientQuestions({ about, items }: { about: AboutProject; items: readonly AskedQuestion[] }) {
  const [answering, setAnswering] = useState<AskedQuestion | null>(null);
  const remove = useCommand(removeQuestion, { stales: about.stales });
  const askToRemove = async ({ id, answer }: AskedQuestion): Promise<void> => {
    const agreed = await confirm({
      title: 'Remove this question?',
      body: answer === null ? 'It is deleted, and isn’t shown to anyone.' : 'It is deleted with your answer.',
      okLabel: 'Remove question',
      danger: true,
      act: () => remove.mutateAsync({ params: { slug: about.slug, question_id: id } }),
    });
    if (agreed) toast.success('Question removed');
  };
  return (
    <>
      <ul className="grid gap-5">
        {items.map((question, index) => (
          <li key={question.id} className={`grid gap-2 ${index === 0 ? '' : 'border-t border-line pt-4'}`}>
            <p className="font-semibold whitespace-pre-line wrap-anywhere">{question.question}</p>
            {question.answer === null ? null : <p className="whitespace-pre-line wrap-anywhere">{question.answer}</p>}
            <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
              <span>
                {question.asked_by === null ? (
                  'A freelancer'
                ) : (
                  <Link
                    href={pathTo('profile', { slug: question.asked_by.username })}
                    className="font-medium hover:underline"
                  >
                    <Name of={question.asked_by.name} />
                  </Link>
                )}{' '}
                <When at={question.asked_at} />
              </span>
              <a
                className="link inline-flex min-h-6 items-center"
                href={reportPath('question', question.id, `/projects/${about.slug}`)}
              >
                Report
              </a>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant={question.answer === null && index === 0 ? 'primary' : undefined}
                onClick={() => setAnswering(question)}
              >
                {question.answer === null ? 'Answer' : 'Change answer'}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => void askToRemove(question)}>
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {answering === null ? null : (
        <AnswerDialog about={about} question={answering} onClose={() => setAnswering(null)} />
      )}
    </>
  );
}

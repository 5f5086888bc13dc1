import { When } from '#design/public/when.tsx';
import { reportPath } from '#kit/reported.ts';
import type { ShownProject } from '../../shapes.ts';

/** What others asked about the brief, and what its client answered; nothing before the first answer. */
export function AnsweredQuestions({
  project: { slug, answered },
}: {
  project: Pick<ShownProject, 'slug' | 'answered'>;
}) {
  if (answered.length === 0) return null;
  const from = `/projects/${slug}`;
  return (
    <section aria-labelledby="answered">
      <h2 id="answered" className="mb-3 text-xl">
        Questions and answers
      </h2>
      <ul className="grid max-w-prose gap-5">
        {answered.map(({ id, question, answer, answered_at: at }) => (
          <li key={id} className="border-t border-line pt-3">
            <p className="font-semibold whitespace-pre-line wrap-anywhere">{question}</p>
            <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{answer}</p>
            <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-3">
              <span>
                Answered by the client <When at={at} />
              </span>
              <a
                className="link inline-flex min-h-6 items-center"
                rel="nofollow"
                href={reportPath('question', id, from)}
              >
                Report question
              </a>
              <a className="link inline-flex min-h-6 items-center" rel="nofollow" href={reportPath('answer', id, from)}>
                Report answer
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

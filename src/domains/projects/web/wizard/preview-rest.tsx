import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import type { ProjectContent } from '../../draft.ts';
import type { ProjectFile } from '../../shapes.ts';

interface PreviewRestProps {
  readonly content: Pick<ProjectContent, 'milestones' | 'questions' | 'nda'>;
  readonly files: readonly ProjectFile[];
}

/** What the page shows below the brief: milestones, questions, files and the NDA. */
export function PreviewRest({ content: { milestones, questions, nda }, files }: PreviewRestProps) {
  return (
    <>
      {milestones.length === 0 ? null : (
        <section aria-label="Suggested milestones">
          <h4 className="title mb-1">Suggested milestones</h4>
          <ol className="grid gap-2">
            {milestones.map(({ id, title, criteria, amount }, index) => (
              <li key={id}>
                <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                  <span className="min-w-0">
                    {index + 1}. {title}
                  </span>
                  <Money value={amount} />
                </p>
                <p className="whitespace-pre-line">{criteria}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {questions.length === 0 ? null : (
        <section aria-label="Questions">
          <h4 className="title mb-1">Questions to everyone who proposes</h4>
          <ul className="grid list-disc gap-1 ps-5">
            {questions.map(({ id, question, required }) => (
              <li key={id}>
                {question}
                {required ? '' : ' (optional)'}
              </li>
            ))}
          </ul>
        </section>
      )}
      {files.length === 0 ? null : (
        <section aria-label="Files">
          <h4 className="title mb-1">Files</h4>
          <ul className="grid gap-1">
            {files.map(({ id, name }) => (
              <li key={id}>
                <Name of={name} />
              </li>
            ))}
          </ul>
          <p className="mt-1 text-ink-2">{nda ? 'People agree to an NDA before they open the files.' : 'People open them once they’re signed in.'}</p>
        </section>
      )}
    </>
  );
}

import { Chip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { RichText } from '#design/public/rich-text.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatSize } from '#kit/format/size.ts';
import { formatDay } from '#kit/format/time.ts';
import type { ShownProject } from '../../shapes.ts';

/** What a client writes, as its page shows it: the wizard previews a draft with the same component. */
export type BriefOnPage = Pick<
  ShownProject,
  'description_blocks' | 'scope' | 'skills' | 'milestones' | 'questions' | 'nda' | 'has_files' | 'files'
>;

/** The names of its files are for visitors: below, someone who is signed in can open them. */
export function ProjectBody({ project, hasFilesBelow }: { project: BriefOnPage; hasFilesBelow: boolean }) {
  return (
    <>
      <section aria-labelledby="brief">
        <h2 id="brief" className="mb-3 text-2xl">
          About the project
        </h2>
        <RichText blocks={project.description_blocks} />
        {project.scope.length === 0 ? null : (
          <dl className="mt-6 grid max-w-prose gap-4">
            {project.scope.map(({ id, question, answer }) => (
              <div key={id}>
                <dt className="font-semibold">{question}</dt>
                <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {project.skills.length === 0 ? null : (
        <section aria-labelledby="skills">
          <h2 id="skills" className="mb-3 text-xl">
            Skills
          </h2>
          <ul className="flex flex-wrap gap-2">
            {project.skills.map(({ slug, name }) => (
              <li key={slug}>
                <Chip>{name}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {project.milestones.length === 0 ? null : <Milestones project={project} />}
      {project.questions.length === 0 ? null : (
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-3 text-xl">
            Questions to answer in a proposal
          </h2>
          <ul className="grid max-w-prose list-disc gap-1.5 ps-5">
            {project.questions.map(({ id, question, required }) => (
              <li key={id} className="wrap-anywhere">
                {question}
                {required ? '' : ' (optional)'}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!project.has_files || hasFilesBelow ? null : <Files project={project} />}
    </>
  );
}

function Milestones({ project }: { project: BriefOnPage }) {
  const { locale } = usePlace();
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones" className="mb-1 text-xl">
        Suggested milestones
      </h2>
      <p className="mb-3 text-ink-2">Parts that are paid one by one, each when it is accepted.</p>
      <ol className="grid max-w-prose gap-4">
        {project.milestones.map(({ id, title, criteria, amount, due_on: due }, index) => (
          <li key={id} className="border-t border-line pt-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span className="min-w-0 wrap-anywhere">
                {index + 1}. {title}
              </span>
              {amount === null ? null : <Money value={amount} />}
            </p>
            {due === null ? null : <p className="tnum text-sm text-ink-2">Due {formatDay(due, 'date', locale)}</p>}
            <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{criteria}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Files({ project }: { project: BriefOnPage }) {
  const { locale } = usePlace();
  return (
    <section aria-labelledby="project-files">
      <h2 id="project-files" className="mb-1 text-xl">
        Files
      </h2>
      <p className="mb-3 text-ink-2">
        {project.nda
          ? 'You can see them once you’re signed in and agree to the project’s NDA.'
          : 'You can open them once you’re signed in.'}
      </p>
      <ul className="grid max-w-prose gap-1.5">
        {project.files.map(({ id, name, bytes }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="tnum text-ink-3">{formatSize(bytes, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

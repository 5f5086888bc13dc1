import type { ReactNode } from 'react';
import { Chip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { Ago } from '#design/public/ago.tsx';
import { counted } from '#kit/format/unit.ts';
import { SaveButton } from '#design/public/save-button.tsx';
import { preferencesIn } from '../../draft.ts';
import { dateWords, personWords } from '../../preference-words.ts';
import { budgetWords } from '../../words.ts';
import type { CardOnPage } from './card-on-page.ts';
import { clientInWords } from './client-words.ts';

interface ProjectCardProps {
  readonly project: CardOnPage;
  /** Its page for this reader. */
  readonly href?: string;
  /** Why it is for this reader. */
  readonly reasons?: ReactNode;
  /** What this reader can do with it. */
  readonly actions?: ReactNode;
}

/** A row of a list: the work, the budget, how many proposed, and whose it is decide whether to read on. */
export function ProjectCard({ project, href = `/projects/${project.slug}`, reasons, actions }: ProjectCardProps) {
  const { locale } = usePlace();
  const { client, skills, more } = project;
  const prefers = preferencesIn(project.prefers);
  const wishes = [...dateWords(prefers, locale), ...personWords(prefers, locale)];
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3.5 sm:gap-2.5 sm:px-5 sm:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <h3 className="title min-w-0">
          <Link href={href} className="hover:underline wrap-anywhere">
            <Name of={project.title} />
          </Link>
        </h3>
        <p className="tnum font-semibold">{budgetWords(project.budget_least, project.budget_most, locale)}</p>
      </div>
      {/* One line at every width: the date of the document becomes an age once the page is hydrated, and nothing
          may move. */}
      <p className="truncate text-sm text-ink-3">
        <span className="max-sm:sr-only">Posted </span>
        <Ago at={project.posted_at} /> · {counted(project.proposals, { one: 'proposal', other: 'proposals' }, locale)}
        {prefers.due_on === null ? (
          <>
            {' · '}
            <span className="max-sm:sr-only">up to </span>
            {counted(project.days, { one: 'day', other: 'days' }, locale)}
          </>
        ) : null}
      </p>
      {wishes.length === 0 ? null : (
        <p className="text-sm text-ink-2">{wishes.map(([name, words]) => `${name}: ${words}`).join(' · ')}</p>
      )}
      {reasons ? <p className="text-md font-medium text-primary-ink">{reasons}</p> : null}
      <p dir="auto" className="line-clamp-2 max-w-prose text-md wrap-anywhere text-ink-2">
        {project.excerpt}
      </p>
      {skills.length === 0 ? null : (
        <p className="flex flex-wrap gap-1.5 max-sm:hidden">
          {skills.map((name) => (
            <span key={name} className="chip chip-neutral font-medium">
              {name}
            </span>
          ))}
          {more > 0 ? <span className="chip text-ink-3">{more} more</span> : null}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <span>{clientInWords(client, locale)}</span>
          {client.is_verified ? <Chip tone="success">Verified</Chip> : null}
          {client.funds_deposited ? <Chip tone="success">Funds deposited</Chip> : null}
          {project.nda ? <Chip>NDA</Chip> : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <SaveButton as="small" kind="project" name={project.slug} title={project.title} />
          {actions}
        </div>
      </div>
    </article>
  );
}

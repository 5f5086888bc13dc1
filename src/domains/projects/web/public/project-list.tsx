import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ActiveFilter } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { ReadAs } from '#design/public/read-as.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { SaveSearchButton } from '#design/public/save-button.tsx';
import { SearchBar } from '#design/public/search-bar.tsx';
import { SortSelect } from '#design/public/sort-select.tsx';
import { counted } from '#kit/format/unit.ts';
import { AddressNotes } from '#kit/web/address-notes.tsx';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import type { ProjectsFound } from '../../finding-contract.ts';
import { sortFor } from '../../finding.ts';
import { projectsHref } from './project-address.ts';
import type { ActiveProjectFilter } from './project-filter-words.ts';
import { ProjectFilters, type ProjectFiltersProps } from './project-filters.tsx';

const SORT_WORDS = {
  relevance: 'Best match',
  fit: 'Best fit',
  newest: 'Newest first',
  budget_high: 'Highest budget',
  few_proposals: 'Fewest proposals',
  ending_soon: 'Ending soon',
} as const;

interface ProjectListProps extends Omit<ProjectFiltersProps, 'found' | 'showLabel'> {
  readonly found: Pick<
    ProjectsFound,
    'categories' | 'currency' | 'skills' | 'total' | 'match' | 'corrected' | 'translated_from' | 'next_cursor'
  >;
  readonly active: readonly ActiveProjectFilter[];
  /** What of the address was not followed. */
  readonly notes: readonly string[];
  /** Its reader has skills that projects can fit. */
  readonly fits?: boolean;
  /** It has what its reader hid. */
  readonly isHidden?: boolean;
  /** Other lists, beside the count. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list of projects as visitors and people at work have it: filters beside the results, words and order above them.
 */
export function ProjectList({
  found,
  active,
  notes,
  fits = false,
  isHidden = false,
  others,
  children,
  ...filters
}: ProjectListProps) {
  const { path, state } = filters;
  const { locale } = usePlace();
  const { total, next_cursor: next } = found;
  const { q = '', as_typed: asTyped, sort: _sort, cursor: _cursor, ...narrowing } = state;
  const words = counted(
    total,
    isHidden ? { one: 'hidden project', other: 'hidden projects' } : { one: 'project', other: 'projects' },
    locale,
  );
  const sort = state.sort ?? (fits && q === '' ? 'fit' : sortFor(undefined, q));
  const sorts = (['relevance', 'fit', 'newest', 'budget_high', 'few_proposals', 'ending_soon'] as const).filter(
    (sortOption) => (sortOption !== 'relevance' || q !== '') && (sortOption !== 'fit' || fits),
  );
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(projectsHref(path, { ...state, as_typed: '', q: typeof typed === 'string' ? typed.trim() : '' }));
  };
  return (
    <>
      <div className="mb-3 max-w-[44rem] sm:mb-5">
        <SearchBar
          key={q}
          action={path}
          label="Search projects"
          placeholder="Work, skill or words"
          defaultValue={q}
          keep={Object.fromEntries(
            Object.entries(narrowing).filter((entry): entry is [string, string] => entry[1] !== undefined),
          )}
          onSubmit={search}
        />
      </div>
      {/* On phones filters and order are one line above the count; on wide screens the filters are beside it all. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 sm:gap-y-4 lg:grid-cols-[264px_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <ProjectFilters {...filters} found={found} showLabel={`Show ${words}`} />
        <div className="lg:col-start-3 lg:row-start-1">
          <CleanForm action={path} label="Sort" className="flex items-center gap-2">
            <Keep values={{ ...narrowing, as_typed: asTyped, ...(q === '' ? {} : { q }) }} />
            <SortSelect value={sort} options={sorts.map((value) => ({ value, label: SORT_WORDS[value] }))} />
          </CleanForm>
        </div>
        <div className="col-span-2 flex flex-wrap items-baseline gap-x-4 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:self-center">
          <h2 className="title" aria-live="polite">
            {words}
          </h2>
          {others}
        </div>
        <section aria-label="Results" className="col-span-2 lg:col-start-2 lg:row-start-2">
          <AddressNotes notes={notes} />
          <ReadAs
            thing="project"
            match={found.match}
            corrected={found.corrected}
            translatedFrom={found.translated_from}
            typed={q}
            asTypedHref={projectsHref(path, state, { as_typed: 'true' })}
          />
          {active.length === 0 ? null : (
            <div
              className="mb-3 flex flex-wrap gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:mb-4"
              role="group"
              aria-label="Active filters"
            >
              {active.map(({ words: label, href }) => (
                <ActiveFilter key={href} href={href}>
                  {label}
                </ActiveFilter>
              ))}
              {active.length > 1 ? (
                <Link href={path} className="link self-center px-2 text-sm">
                  Clear all
                </Link>
              ) : null}
              <SaveSearchButton list="projects" search={searchOf(state)} />
            </div>
          )}
          {children}
          <Pages path={path} state={state} next={next} />
        </section>
      </div>
    </>
  );
}

/** What is looked for, without the place and the order of the list. */
const searchOf = ({ sort: _sort, cursor: _cursor, hidden: _hidden, ...searched }: ProjectListProps['state']): string =>
  new URLSearchParams({ ...searched }).toString();

const Pages = ({ path, state, next }: Pick<ProjectListProps, 'path' | 'state'> & { next: string | null }) =>
  state.cursor === undefined && next === null ? null : (
    <p className="mt-6 flex flex-wrap gap-4">
      {state.cursor === undefined ? null : (
        <Link className="link min-h-6" rel="nofollow" href={projectsHref(path, state)}>
          First page
        </Link>
      )}
      {next === null ? null : (
        <Link className="link min-h-6" rel="nofollow" href={projectsHref(path, state, { cursor: next })}>
          Next page
        </Link>
      )}
    </p>
  );

import { Ago } from '#design/public/ago.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { Matching } from '../dashboard-piece.ts';
import { fitInWords } from '../fit.ts';
import { budgetWords } from '../words.ts';

/** Open projects that ask for skills of the reader; nothing where there are none. */
export function MatchingProjects({ projects }: { projects: Matching['matching_projects'] }) {
  const { locale } = usePlace();
  if (projects.length === 0) return null;
  return (
    <Panel
      title="Projects that match your skills"
      actions={
        <LinkButton href={pathTo('browse-projects')} variant="ghost" size="sm">
          See all
        </LinkButton>
      }
    >
      <ul className="grid gap-3">
        {projects.map(
          ({ slug, title, budget_least: least, budget_most: most, posted_at: postedAt, proposals, fit }) => (
            <li key={slug} className="grid gap-0.5 border-t border-line pt-3 first:border-t-0 first:pt-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-6">
                <Link
                  href={pathTo('found-project', { slug })}
                  className="min-w-0 text-md font-medium wrap-anywhere hover:underline"
                >
                  <Name of={title} />
                </Link>
                {least === null || most === null ? null : (
                  <span className="tnum text-md font-semibold">{budgetWords(least, most, locale)}</span>
                )}
              </p>
              <p className="text-sm text-ink-2">{fitInWords(fit, locale)}</p>
              <p className="text-xs text-ink-3">
                Posted <Ago at={postedAt} /> · {counted(proposals, { one: 'proposal', other: 'proposals' }, locale)}
              </p>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}

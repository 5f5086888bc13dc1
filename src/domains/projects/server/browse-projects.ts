import { workOf } from '#domains/profiles/server/profiles.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import type { Actor } from '#kit/actor.ts';
import type { Parsed } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { gathered } from '#kit/server/person-facts.ts';
import type { browseProjects, ProjectsBrowsed } from '../browse-contract.ts';
import type { ProjectSort } from '../finding.ts';
import { fitOf } from '../fit.ts';
import { hiddenBy } from './hide-project.ts';
import { projectsFound } from './list-projects.ts';

/** Without words and another order, what fits best comes first for someone whose skills are known. */
const orderFor = (words: string | undefined, skills: readonly string[]): ProjectSort | undefined =>
  (words ?? '') === '' && skills.length > 0 ? 'fit' : undefined;

/** The list for everyone, by the same search, as its reader wants it. */
export async function projectsBrowsed(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  { hidden: onlyHidden, ...query }: Partial<Parsed<typeof browseProjects>['query']>,
  context: Pick<Context, 'clock' | 'facts'> & {
    readonly config: Pick<Context['config'], 'currency' | 'searchLanguage'>;
  },
  needsAll = false,
): Promise<ProjectsBrowsed> {
  const [hidden, worker] = await Promise.all([hiddenBy(db, userId), workOf(db, userId)]);
  const reader = { id: userId, hidden, isOnlyHidden: onlyHidden === 'true', skills: worker.skills };
  const sort = query.sort ?? orderFor(query.q, worker.skills);
  const { items, ...found } = await projectsFound(db, { ...query, sort }, context, reader, needsAll);
  const ids = items.map(({ id }) => id);
  const proposed = await gathered(context.facts.map((fact) => fact.proposedFor?.(db, userId, ids)));
  const proposalFor = new Map(proposed.map(({ project_id: project, id }) => [project, id]));
  const shown = items.map((project) => ({
    ...project,
    fit: fitOf(project, worker),
    your_proposal: proposalFor.get(project.id) ?? null,
  }));
  return {
    ...found,
    // What they proposed for fits best, and is done: on its page it comes after what is left to do.
    items:
      sort === 'fit'
        ? shown.toSorted((a, b) => Number(a.your_proposal !== null) - Number(b.your_proposal !== null))
        : shown,
    hidden: hidden.length,
    your_skills: worker.skills.map((slug) => ({ slug, name: skillBySlug(slug)?.name ?? slug })),
  };
}

import { categoryBySlug, isTopCategory, topCategories } from '#domains/taxonomy/categories.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { DAY_MS } from '#kit/clock.ts';
import type { Parsed } from '#kit/endpoint.ts';
import { invalidField } from '#kit/errors.ts';
import { money, readDecimal } from '#kit/money.ts';
import { encodeCursor, placeOf } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { saidOf } from '#kit/server/search/kept-matches.ts';
import { cachedAnswer, learnWords, upToDate } from '#kit/server/search/open-index.ts';
import type { listProjects, ProjectCard, ProjectsFound } from '../finding-contract.ts';
import { PROJECT_PAGE, sortFor, type ProjectSort } from '../finding.ts';
import { preferencesIn } from '../draft.ts';
import { clientRecords, fundsFor } from './client-record.ts';
import { clientsNow } from './clients-now.ts';
import { findProjects, type ProjectFilters, type Reader } from './find-projects.ts';
import { projectChanges, projectsSearched, readShown, type FoundProject } from './open-projects.ts';
import type { ProjectIndex } from './project-index.ts';

export type ProjectQuery = Omit<Partial<Parsed<typeof listProjects>['query']>, 'sort'> & {
  readonly sort?: ProjectSort | undefined;
};
type FindingContext = Pick<Context, 'clock'> & {
  readonly config: Pick<Context['config'], 'currency' | 'searchLanguage'>;
};

const MINUTE_MS = 60_000;

function minor(field: string, typed: string | undefined, currency: string): number | null {
  if (typed === undefined || typed === '') return null;
  const amount = readDecimal(typed, currency);
  if (amount === null) throw invalidField(field, 'Enter an amount such as 250.');
  return Number(amount.amount);
}

/** An unknown category has no projects. */
function filtersOf(query: ProjectQuery, currency: string, now: Date): ProjectFilters {
  const { category = '', posted_within: within } = query;
  const known = categoryBySlug(category);
  const isTop = known !== undefined && isTopCategory(known);
  // To the minute, so that the same search is the same for a while.
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return {
    top: isTop ? category : null,
    category: category === '' || isTop ? null : category,
    skill: query.skill === '' ? null : (query.skill ?? null),
    minBudget: minor('min_budget', query.min_budget, currency),
    maxBudget: minor('max_budget', query.max_budget, currency),
    postedFrom: within === undefined ? null : minute - within * DAY_MS,
    maxProposals: query.max_proposals ?? null,
    minHireRate: query.min_hire_rate ?? null,
    isVerified: query.verified === 'true',
    isFunded: query.funded === 'true',
  };
}

async function cardsOf(db: Db, rows: readonly (FoundProject & { readonly excerpt: string })[]): Promise<ProjectCard[]> {
  const currencies = [...new Set(rows.map((row) => row.currency))];
  const records = new Map<string, ProjectCard['client']>();
  for (const currency of currencies) {
    const some = rows.filter((row) => row.currency === currency);
    const clients = await clientRecords(
      db,
      some.map((row) => ({
        id: row.client_id,
        least: fundsFor(row.least === null ? null : money(row.least, currency), currency),
      })),
      currency,
    );
    some.forEach((row, place) => {
      const client = clients[place];
      if (client !== undefined) records.set(row.id, client);
    });
  }
  return rows.flatMap((row) => {
    const client = records.get(row.id);
    if (client === undefined) return [];
    return [
      {
        id: row.id,
        slug: row.slug,
        title: row.title,
        category: row.category,
        excerpt: row.excerpt,
        skills: row.skills.map((slug) => ({ slug, name: skillBySlug(slug)?.name ?? slug })),
        budget_least: row.least === null ? null : money(row.least, row.currency),
        budget_most: row.most === null ? null : money(row.most, row.currency),
        days: row.days,
        hires_wanted: row.hires_wanted,
        ...preferencesIn(row.preferences),
        nda: row.nda,
        posted_at: row.posted_at.toISOString(),
        expires_at: row.expires_at?.toISOString() ?? null,
        proposals: row.proposals,
        client,
      },
    ];
  });
}

/** What of a reader makes a list another one: most hid nothing and posted nothing, and share what is kept. */
function ofReader({ clients }: ProjectIndex, sort: ProjectSort, reader: Reader | null): unknown {
  if (reader === null) return null;
  return [clients.known(reader.id), reader.hidden, reader.isOnlyHidden, sort === 'fit' ? reader.skills : null];
}

const isKey = (text: string): boolean => /^-?\d{1,19}$/.test(text);

/** One page of what anyone may find, from the index of projects and as fresh as it is asked (decisions 095 and 119). */
export async function projectsFound(
  db: Db,
  query: ProjectQuery,
  { config, clock }: FindingContext,
  reader: Reader | null = null,
  needsAll = false,
): Promise<ProjectsFound> {
  const { currency } = config;
  const open = await projectsSearched.open(db, config.searchLanguage);
  const text = query.q ?? '';
  const isAsTyped = query.as_typed === 'true';
  await learnWords(db, open, text);
  const filters = filtersOf(query, currency, clock());
  const sort = sortFor(query.sort, text);
  const limit = query.limit ?? PROJECT_PAGE;
  const place = placeOf(query.cursor, { key: isKey });
  const after = place === null ? null : { key: Number(place.key), id: place.id };
  const isByClient = filters.isVerified || filters.isFunded || filters.minHireRate !== null;
  const clients = isByClient ? await clientsNow(db, open.index, currency) : null;
  const key = JSON.stringify([
    text,
    isAsTyped,
    needsAll,
    filters,
    sort,
    after,
    limit,
    clients?.until,
    ofReader(open.index, sort, reader),
  ]);
  const find = () =>
    cachedAnswer(open, key, () =>
      findProjects(open, { text, isAsTyped, needsAll, filters, sort, after, limit, clients, reader }),
    );
  const { found, row } = await upToDate(projectsSearched, db, open, find, async (watermark, { found: some }) => {
    const [changes, projects] = await Promise.all([
      db.row(projectChanges, { watermark }),
      readShown(
        db,
        some.slice(0, limit).map(({ id }) => id),
      ),
    ]);
    return { changes: changes?.changes ?? 0, projects };
  });
  const rowOf = new Map((row?.projects ?? []).map((project) => [project.id, project]));
  const page = found.found.slice(0, limit);
  const end = page.at(-1);
  return {
    items: await cardsOf(
      db,
      page.flatMap(({ id, excerpt }) => {
        const project = rowOf.get(id);
        return project === undefined ? [] : [{ ...project, excerpt }];
      }),
    ),
    next_cursor:
      found.found.length > limit && end !== undefined ? encodeCursor({ key: String(end.key), id: end.id }) : null,
    total: found.total,
    ...saidOf(found.total, found),
    currency,
    skills: found.skills.map(([slug, count]) => ({ slug, name: skillBySlug(slug)?.name ?? slug, count })),
    categories: topCategories().map(({ slug, name }) => ({ slug, name, count: found.categories.get(slug) ?? 0 })),
  };
}

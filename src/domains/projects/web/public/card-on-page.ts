import { preferencesIn, type Preferences } from '../../draft.ts';
import type { ProjectCard } from '../../finding-contract.ts';

const SKILLS = 5;

/** What a page shows of a project in a list. A page's data is part of its document, so it has nothing else. */
export type CardOnPage = Pick<
  ProjectCard,
  'slug' | 'title' | 'excerpt' | 'budget_least' | 'budget_most' | 'days' | 'nda' | 'posted_at' | 'proposals'
> & {
  /** Those that aren’t open. */
  readonly prefers: Partial<Preferences>;
  /** The names of the first ones. */
  readonly skills: readonly string[];
  /** How many skills it asks for besides. */
  readonly more: number;
  readonly client: Pick<
    ProjectCard['client'],
    'country_code' | 'hire_rate' | 'paid_in_all' | 'is_verified' | 'funds_deposited'
  >;
};

export const cardOnPage = ({
  slug,
  title,
  excerpt,
  days,
  nda,
  proposals,
  skills,
  client,
  ...project
}: ProjectCard): CardOnPage => ({
  slug,
  title,
  excerpt,
  budget_least: project.budget_least,
  budget_most: project.budget_most,
  days,
  nda,
  posted_at: project.posted_at,
  proposals,
  prefers: Object.fromEntries(
    Object.entries(preferencesIn(project)).filter(([, value]) => value !== null),
  ) as Partial<Preferences>,
  skills: skills.slice(0, SKILLS).map(({ name }) => name),
  more: Math.max(0, skills.length - SKILLS),
  client: {
    country_code: client.country_code,
    hire_rate: client.hire_rate,
    paid_in_all: client.paid_in_all,
    is_verified: client.is_verified,
    funds_deposited: client.funds_deposited,
  },
});

import { Codes } from '#kit/server/search/columns.ts';
import { FIELDS } from '#kit/server/search/postings.ts';
import { categoryWord } from '#kit/server/search/words.ts';
import { TextIndex, titleWords, wordsIn, type DocumentWords } from '#kit/server/search/text-index.ts';
import { SkillSets } from './skill-sets.ts';

/** Below every amount: a project without a budget fits no filter by budget, and is last by it. */
export const NO_BUDGET = -1;

/** A project that anyone may find. */
export interface ProjectDocument {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly top: string;
  /** Slugs. */
  readonly skills: readonly string[];
  readonly skillNames: string;
  readonly text: string;
  /** The beginning of the text for people, without marks. */
  readonly excerpt: string;
  /** In minor units, or `NO_BUDGET`. */
  readonly least: number;
  readonly most: number;
  /** What its client needs for the mark “funds deposited”. */
  readonly funds: number;
  readonly proposals: number;
  readonly postedAt: number;
  readonly expiresAt: number;
  readonly clientId: string;
}

export const projectWords = ({ title, category, top, skillNames, text }: ProjectDocument): DocumentWords => ({
  title: titleWords(title),
  fields: [
    [FIELDS.title, wordsIn(title)],
    [FIELDS.tag, wordsIn(skillNames)],
    [
      FIELDS.category,
      [...wordsIn(`${category} ${top}`.replaceAll('-', ' ')), categoryWord(category), categoryWord(top)],
    ],
    [FIELDS.text, wordsIn(text)],
  ],
});

const room = (capacity: number) => ({
  category: new Uint16Array(capacity),
  top: new Uint16Array(capacity),
  /** Each combination of skills has a code. */
  skills: new Uint32Array(capacity),
  least: new Float64Array(capacity),
  most: new Float64Array(capacity),
  funds: new Float64Array(capacity),
  proposals: new Uint32Array(capacity),
  postedAt: new Float64Array(capacity),
  expiresAt: new Float64Array(capacity),
  client: new Uint32Array(capacity),
});

/** Every project that is open and public (decision 119). */
export class ProjectIndex extends TextIndex<ReturnType<typeof room>> {
  readonly categories = new Codes();
  readonly skillSets = new SkillSets();
  /** By number: what cards show of the text, so that an answer reads and cuts none. */
  readonly excerpts: string[] = [];
  /** By id. */
  readonly clients = new Codes();

  constructor(stemOf: (word: string) => string | null) {
    super(stemOf, room);
  }

  add(project: ProjectDocument, words: DocumentWords): void {
    const doc = this.put(project.id, words);
    const { columns } = this;
    columns.category[doc] = this.categories.of(project.category);
    columns.top[doc] = this.categories.of(project.top);
    columns.skills[doc] = this.skillSets.of(project.skills);
    columns.least[doc] = project.least;
    columns.most[doc] = project.most;
    columns.funds[doc] = project.funds;
    columns.proposals[doc] = project.proposals;
    columns.postedAt[doc] = project.postedAt;
    columns.expiresAt[doc] = project.expiresAt;
    this.excerpts[doc] = project.excerpt;
    columns.client[doc] = this.clients.of(project.clientId);
  }
}

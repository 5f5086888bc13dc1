/** Briefs to start from, by category: what people who do such work ask first, with blanks (____) for the answers. */
import { topOf } from '#domains/taxonomy/categories.ts';
import { makingTemplates } from './templates-making.ts';
import { wordTemplates } from './templates-words.ts';

export interface BriefTemplate {
  /** Unique among those of its category. */
  readonly name: string;
  /** Markdown. Posting waits until no blank is left. */
  readonly description: string;
  /** To everyone who proposes. */
  readonly questions: readonly string[];
}
/** By the slug of the top category. */
export type TemplatesOf = Readonly<Record<string, readonly BriefTemplate[]>>;

const ALL: TemplatesOf = { ...makingTemplates, ...wordTemplates };

export const templatesFor = (category: string | null): readonly BriefTemplate[] => ALL[topOf(category ?? '')?.slug ?? ''] ?? [];

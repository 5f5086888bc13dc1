/** Briefs to start from, by category: what people who do such work ask first, with blanks (____) for the answers. */
import { topOf } from '#domains/taxonomy/categories.ts';
import type { BriefTemplate, TemplatesOf } from './template-shape.ts';
import { makingTemplates } from './templates-making.ts';
import { wordTemplates } from './templates-words.ts';

const ALL: TemplatesOf = { ...makingTemplates, ...wordTemplates };

export const templatesFor = (category: string | null): readonly BriefTemplate[] =>
  ALL[topOf(category ?? '')?.slug ?? ''] ?? [];

/** The checklist beside the wizard: what is required, and what is recommended. */
import { publishProblems, type PriceTerms } from './publish-rules.ts';
import type { ServiceDraft } from './draft.ts';

export type WizardStep = 'overview' | 'packages' | 'requirements' | 'media' | 'publish';
export const WIZARD_STEPS: readonly WizardStep[] = ['overview', 'packages', 'requirements', 'media', 'publish'];

export interface QualityCheck {
  readonly id: string;
  readonly step: WizardStep;
  readonly label: string;
  readonly done: boolean;
  /** False: advice only. */
  readonly needed: boolean;
}

const GOOD_DESCRIPTION = 400;

export function qualityChecks(draft: ServiceDraft, hasOwnCover: boolean, currency: string, terms: PriceTerms): QualityCheck[] {
  const wrong = Object.keys(publishProblems(draft, currency, terms));
  const clean = (field: string) => !wrong.some((name) => name === field || name.startsWith(`${field}.`));
  const needed = (id: string, step: WizardStep, label: string, done: boolean): QualityCheck => ({ id, step, label, done, needed: true });
  const advised = (id: string, step: WizardStep, label: string, done: boolean): QualityCheck => ({ id, step, label, done, needed: false });
  return [
    needed('title', 'overview', 'A title of 15 to 80 characters', clean('title')),
    needed('category', 'overview', 'A category', clean('category')),
    needed('description', 'overview', 'A description of what the buyer gets', clean('description')),
    needed('packages', 'packages', 'At least one package, each with a price and a delivery time', clean('packages')),
    needed('extras', 'packages', 'Every extra has a name and a price', clean('extras')),
    needed('requirements', 'requirements', 'At least one question to the buyer', clean('requirements')),
    needed('faq', 'overview', 'All FAQs answered', clean('faq')),
    advised('long-description', 'overview', 'A description that says how you work and what you need', draft.description.trim().length >= GOOD_DESCRIPTION),
    advised('three-packages', 'packages', 'Three packages to choose from', draft.packages.length === 3),
    advised('questions', 'overview', 'Two or more answered questions', draft.faq.length >= 2),
    advised('tags', 'overview', 'Three or more search words', draft.tags.length >= 3),
    advised('cover', 'media', 'A cover picture of your own', hasOwnCover),
  ];
}

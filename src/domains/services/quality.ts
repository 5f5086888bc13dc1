/** The checklist beside the wizard: what is required, and what is recommended. */
import { isVideo } from './video-rules.ts';
import { PUBLISH_LIMITS, publishProblems, type PriceTerms } from './publish-rules.ts';
import type { ServiceDraft } from './draft.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard-steps.ts';

export interface QualityCheck {
  readonly id: string;
  readonly step: WizardStep;
  /** Where to mend it: the first field that is wrong, by the name that its problem has. */
  readonly field: string;
  readonly label: string;
  readonly done: boolean;
  /** False: advice only. */
  readonly needed: boolean;
}

const GOOD_DESCRIPTION = 400;

const STEP_OF: Readonly<Record<string, WizardStep>> = {
  title: 'overview',
  category: 'overview',
  description: 'overview',
  tags: 'overview',
  faq: 'overview',
  packages: 'packages',
  extras: 'packages',
  requirements: 'requirements',
  pictures: 'media',
};

/** The step that has a field, by the name of its problem: `packages.0.price`. */
export const stepOfField = (field: string): WizardStep => STEP_OF[field.split('.')[0] ?? ''] ?? 'overview';

/** As the draft has it, or as the wizard does. */
interface Shown {
  readonly alt: string;
  readonly file?: string;
  readonly url?: string;
}

export function qualityChecks(
  draft: ServiceDraft,
  pictures: readonly Shown[],
  currency: string,
  terms: PriceTerms,
): QualityCheck[] {
  const problems = publishProblems(draft, currency, terms);
  const wrong = Object.keys(problems);
  const undescribed = pictures.findIndex(({ alt }) => alt.trim() === '');
  const needed = (field: string, label: string): QualityCheck => {
    const found = wrong.find((name) => name === field || name.startsWith(`${field}.`));
    // Of one row among several: what exactly it lacks.
    const lacking = found === undefined || found === field ? '' : `. ${problems[found]?.[0] ?? ''}`;
    return {
      id: field,
      step: stepOfField(field),
      field: found ?? field,
      label: label + lacking,
      done: found === undefined,
      needed: true,
    };
  };
  const advised = (id: string, field: string, label: string, done: boolean): QualityCheck => {
    return { id, step: stepOfField(field), field, label, done, needed: false };
  };
  // A line is ticked for what is there: nothing to name or to answer is no line.
  const extras = draft.extras.length === 0 ? [] : [needed('extras', 'Every extra has a name and a price')];
  const faq = draft.faq.length === 0 ? [] : [needed('faq', 'All FAQs answered')];
  const written = draft.description.trim().length;
  const soFar = (length: number, isEnough: boolean): string =>
    length === 0 || isEnough ? '' : `; yours has ${length}`;
  const { title: titles, descriptionMin } = PUBLISH_LIMITS;
  const titled = draft.title.trim().length;
  return [
    needed(
      'title',
      `A title of ${titles.least} to ${titles.most} characters${soFar(titled, titled >= titles.least && titled <= titles.most)}`,
    ),
    needed('category', 'A category and a subcategory'),
    needed(
      'description',
      `A description of at least ${descriptionMin} characters${soFar(written, written >= descriptionMin)}`,
    ),
    needed('packages', 'At least one package, each with a price and a delivery time'),
    ...extras,
    needed('requirements', 'At least one question for the client'),
    ...faq,
    advised(
      'long-description',
      'description',
      `A description of at least ${GOOD_DESCRIPTION} characters${soFar(written, written >= GOOD_DESCRIPTION)}`,
      written >= GOOD_DESCRIPTION,
    ),
    advised('three-packages', 'packages', 'Three packages to choose from', draft.packages.length === 3),
    advised('questions', 'faq', 'Two or more FAQs', draft.faq.length >= 2),
    advised('tags', 'tags', 'Three or more search tags', draft.tags.length >= 3),
    advised(
      'cover',
      'pictures',
      'A picture of your own',
      pictures.some(({ file, url }) => !isVideo(file ?? url ?? '')),
    ),
    advised(
      'alt',
      undescribed < 0 ? 'pictures' : `pictures.${undescribed}.alt`,
      'A description of each picture',
      pictures.length > 0 && undescribed < 0,
    ),
  ];
}

/**
 * Done marks are earned: a step that needs nothing is done once something of what is advised is there, and skipped once
 * it was passed.
 */
export function stateOfStep(
  wizardStep: WizardStep,
  current: WizardStep,
  checks: readonly Pick<QualityCheck, 'step' | 'needed' | 'done'>[],
): 'current' | 'done' | 'skipped' | 'next' {
  if (wizardStep === current) return 'current';
  const own = checks.filter(({ step }) => step === wizardStep);
  const needed = own.filter((check) => check.needed);
  if (needed.length > 0 ? needed.every(({ done }) => done) : own.some(({ done }) => done)) return 'done';
  return needed.length === 0 && own.length > 0 && WIZARD_STEPS.indexOf(wizardStep) < WIZARD_STEPS.indexOf(current)
    ? 'skipped'
    : 'next';
}

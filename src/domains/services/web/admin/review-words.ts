import type { StatusTone } from '#design/public/chip.tsx';
import type { ReviewLine, RuleOnWire } from '../../moderation-contract.ts';

export const kindWords: Record<ReviewLine['kind'], string> = {
  first: 'New service',
  change: 'Changed title, media or category',
  afterwards: 'Live, flagged by a rule',
};

export const stateWords: Record<ReviewLine['state'], { tone: StatusTone; words: string }> = {
  waiting: { tone: 'warning', words: 'Waiting' },
  approved: { tone: 'success', words: 'Approved' },
  needs_changes: { tone: 'info', words: 'Returned' },
  denied: { tone: 'danger', words: 'Denied' },
};

export const ruleWords: Record<RuleOnWire['kind'], string> = {
  words: 'Words',
  links: 'Links to other sites',
  contact: 'Contact details',
  price: 'Unusual price',
  duplicate: 'Same title as another service',
};

const FIELDS: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  tags: 'Search tags',
  packages: 'Packages',
  extras: 'Extras',
  faq: 'FAQs',
};
/** The part of a service that a field's name is in: `packages.0.scope`. */
export const fieldWords = (field: string): string => FIELDS[field.split('.')[0] ?? ''] ?? field;

/** What a seller writes about a service: unchecked as a draft, validated as content. */
import type { Money } from '#kit/money.ts';
import type { ServicePicture } from './picture-rules.ts';
import type { Motif } from '#domains/taxonomy/category-shape.ts';

export const PACKAGE_TIERS = ['basic', 'standard', 'premium'] as const;
export type PackageTier = (typeof PACKAGE_TIERS)[number];
export const TIER_NAMES: Readonly<Record<PackageTier, string>> = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
};

export const REQUIREMENT_KINDS = ['line', 'text', 'choice', 'choices', 'number', 'date', 'link', 'file'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

/**
 * What is drawn where a service has no picture of its own: its title, or one of the designs of the cover
 * (design/art/cover.ts).
 */
export const COVER_DESIGNS = ['title', '1', '2', '3', '4', '5', '6'] as const;
export type CoverDesign = (typeof COVER_DESIGNS)[number];

export interface ServicePackage {
  readonly tier: PackageTier;
  readonly name: string;
  /** One line of what is in it. */
  readonly scope: string;
  readonly features: readonly string[];
  readonly price: Money;
  readonly delivery_days: number;
  /** Null means unlimited. */
  readonly revisions: number | null;
}

export interface ServiceExtra {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  /** Days it adds to the delivery. */
  readonly added_days: number;
}

export interface Requirement {
  readonly id: string;
  readonly kind: RequirementKind;
  readonly question: string;
  readonly required: boolean;
  /** Only of kinds 'choice' and 'choices'; empty otherwise. */
  readonly choices: readonly string[];
  /** Of a number its value, of text its characters, of several choices how many; of other kinds none. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

interface Words {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly faq: readonly QuestionAndAnswer[];
  readonly requirements: readonly Requirement[];
}

/** One autosaved row: any field may still be empty. */
export interface ServiceDraft extends Words {
  readonly category: string | null;
  readonly packages: readonly (Omit<ServicePackage, 'price' | 'delivery_days'> & {
    readonly price: Money | null;
    readonly delivery_days: number | null;
  })[];
  readonly extras: readonly (Omit<ServiceExtra, 'price'> & { readonly price: Money | null })[];
  /** Null or absent: nobody chose. */
  readonly cover_design?: CoverDesign | null | undefined;
}

/** A published version, immutable: orders are placed on it. */
export interface ServiceContent extends Words {
  readonly category: string;
  readonly top_category: string;
  /** The motif of the generated cover; stored here so that a card needs no taxonomy. */
  readonly motif: Motif;
  readonly packages: readonly ServicePackage[];
  readonly extras: readonly ServiceExtra[];
  /**
   * File name of the first picture. Without one the chosen design is shown, else a picture of the portfolio, else the
   * generated cover.
   */
  readonly cover: string | null;
  readonly cover_design: CoverDesign | null;
  readonly pictures: readonly ServicePicture[];
}

export const freshPackage = (tier: PackageTier) => {
  return { tier, name: TIER_NAMES[tier], scope: '', features: [], price: null, delivery_days: 3, revisions: 1 };
};

/** A service has at least one package, so its draft begins with one. */
export const emptyDraft: ServiceDraft = {
  title: '',
  category: null,
  description: '',
  tags: [],
  packages: [freshPackage('basic')],
  extras: [],
  faq: [],
  requirements: [],
  cover_design: null,
};

/** The cheapest package: what a card says as "from", with its delivery time. */
export function entryPackage(content: Pick<ServiceContent, 'packages'>): ServicePackage {
  const cheapest = content.packages.toSorted((a, b) => (BigInt(a.price.amount) < BigInt(b.price.amount) ? -1 : 1))[0];
  if (cheapest === undefined) throw new RangeError('a published service has at least one package');
  return cheapest;
}

/** A published service as its seller sees it in the wizard again. */
export const draftOf = ({
  title,
  category,
  description,
  tags,
  packages,
  extras,
  faq,
  requirements,
  cover_design,
}: ServiceContent): ServiceDraft => ({
  title,
  category,
  description,
  tags,
  packages,
  extras,
  faq,
  requirements,
  cover_design,
});

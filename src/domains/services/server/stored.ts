/**
 * Drafts and content as the database stores them, under the names of the first release (decision 047). Everything else
 * uses the API's names.
 */
import { emptyDraft, type ServiceContent, type ServiceDraft } from '../draft.ts';
import type { ServiceCard } from '../shapes.ts';
import { picturesWithCover } from '../picture-rules.ts';

type OfDraft = ServiceDraft['packages'][number];
type OfContent = ServiceContent['packages'][number];

type StoredPackage<Package extends OfDraft | OfContent> = Omit<Package, 'delivery_days'> & {
  readonly deliveryDays: Package['delivery_days'];
};
type StoredExtra<Extra extends ServiceDraft['extras'][number]> = Omit<Extra, 'added_days'> & {
  readonly addedDays: number;
};

export type StoredDraft = Omit<ServiceDraft, 'packages' | 'extras'> & {
  readonly packages: readonly StoredPackage<OfDraft>[];
  readonly extras: readonly StoredExtra<ServiceDraft['extras'][number]>[];
};
export type StoredContent = Omit<
  ServiceContent,
  'packages' | 'extras' | 'top_category' | 'pictures' | 'cover_design'
> & {
  /** Versions of the first release have a cover alone. */
  readonly pictures?: ServiceContent['pictures'];
  /** Absent before anyone could choose. */
  readonly cover_design?: ServiceContent['cover_design'];
  readonly topCategory: string;
  readonly packages: readonly StoredPackage<OfContent>[];
  readonly extras: readonly StoredExtra<ServiceContent['extras'][number]>[];
};

export const draftFrom = ({ packages, extras, ...rest }: StoredDraft): ServiceDraft => ({
  ...rest,
  cover_design: rest.cover_design ?? null,
  // Older drafts may have none.
  packages:
    packages.length === 0
      ? emptyDraft.packages
      : packages.map(({ deliveryDays, ...servicePackage }) => ({ ...servicePackage, delivery_days: deliveryDays })),
  extras: extras.map(({ addedDays, ...extra }) => ({ ...extra, added_days: addedDays })),
});

export const draftToStore = ({ packages, extras, ...rest }: ServiceDraft): StoredDraft => ({
  ...rest,
  packages: packages.map(({ delivery_days: deliveryDays, ...servicePackage }) => ({ ...servicePackage, deliveryDays })),
  extras: extras.map(({ added_days: addedDays, ...extra }) => ({ ...extra, addedDays })),
});

export const contentFrom = ({
  topCategory,
  packages,
  extras,
  pictures = [],
  ...rest
}: StoredContent): ServiceContent => ({
  ...rest,
  cover_design: rest.cover_design ?? null,
  pictures: picturesWithCover(pictures, rest.cover),
  top_category: topCategory,
  packages: packages.map(({ deliveryDays, ...servicePackage }) => ({ ...servicePackage, delivery_days: deliveryDays })),
  extras: extras.map(({ addedDays, ...extra }) => ({ ...extra, added_days: addedDays })),
});

export const contentToStore = ({
  top_category: topCategory,
  packages,
  extras,
  ...rest
}: ServiceContent): StoredContent => ({
  ...rest,
  topCategory,
  packages: packages.map(({ delivery_days: deliveryDays, ...servicePackage }) => ({ ...servicePackage, deliveryDays })),
  extras: extras.map(({ added_days: addedDays, ...extra }) => ({ ...extra, addedDays })),
});

/**
 * Cards of the first release, also those that a process of that release writes beside this one, have two other names
 * (decision 047).
 */
type StoredCard = Omit<ServiceCard, 'delivery_days' | 'rating_count'> &
  (
    | Pick<ServiceCard, 'delivery_days' | 'rating_count'>
    | { readonly deliveryDays: number; readonly ratingCount: number }
  );

const cardFrom = (card: StoredCard): ServiceCard => {
  if (!('deliveryDays' in card)) return card;
  const { deliveryDays, ratingCount, ...rest } = card;
  return { ...rest, delivery_days: deliveryDays, rating_count: ratingCount };
};

/** Cards as the database keeps them: an array, or null where there are none. */
export const cardsFrom = (stored: unknown): ServiceCard[] => ((stored ?? []) as StoredCard[]).map(cardFrom);

import { formatMoney, type Money } from '#kit/money.ts';
import type { ProviderLine } from '#kit/server/payments/provider.ts';
import type { Difference } from '../money-desk-contract.ts';

/** One line of our own books about something outside. */
export interface OwnLine {
  readonly about: ProviderLine['about'];
  /** Ours, which the provider was given, where it was. */
  readonly reference: string | null;
  /** Every name the provider may have for it. */
  readonly names: readonly string[];
  readonly amount: Money;
  readonly state: string;
  /** Old enough to be in the provider's list, and made within the time compared. */
  readonly isExpectedThere: boolean;
}

/** States in which money moved. A checkout nobody finished is of no interest to either side. */
const MOVED: Readonly<Record<ProviderLine['about'], readonly string[]>> = {
  payment: ['paid', 'succeeded'],
  refund: ['succeeded'],
  dispute: ['open', 'lost', 'succeeded'],
  payout: ['paid', 'succeeded'],
};
const moved = ({ about, state }: Pick<ProviderLine, 'about' | 'state'>): boolean => MOVED[about].includes(state);
const words = ({ state, amount }: { state: string; amount: Money }): string => `${state}, ${formatMoney(amount)} ${amount.currency}`;

/** Both directions (WH-6): what the provider has and we have not, what we have and it has not, and what both tell differently. */
export function compareBooks(ours: readonly OwnLine[], theirs: readonly ProviderLine[]): Difference[] {
  const byName = new Map<string, OwnLine>();
  for (const own of ours) for (const name of [own.reference, ...own.names]) if (name !== null) byName.set(`${own.about} ${name}`, own);
  const seen = new Set<OwnLine>();
  const differences: Difference[] = [];
  for (const line of theirs) {
    const own = byName.get(`${line.about} ${line.reference}`) ?? byName.get(`${line.about} ${line.providerReference}`);
    const common = { about: line.about, providerReference: line.providerReference, reference: own?.reference ?? line.reference, theirs: words(line) };
    if (own === undefined) {
      if (moved(line)) differences.push({ ...common, kind: 'missing_here', ours: null });
      continue;
    }
    seen.add(own);
    if (moved(line) !== moved(own)) differences.push({ ...common, kind: 'state', ours: words(own) });
    else if (moved(line) && (line.amount.amount !== own.amount.amount || line.amount.currency !== own.amount.currency))
      differences.push({ ...common, kind: 'amount', ours: words(own) });
  }
  for (const own of ours) {
    if (!own.isExpectedThere || seen.has(own) || !moved(own)) continue;
    differences.push({
      kind: 'missing_there',
      about: own.about,
      providerReference: own.names[0] ?? null,
      reference: own.reference,
      ours: words(own),
      theirs: null,
    });
  }
  return differences;
}

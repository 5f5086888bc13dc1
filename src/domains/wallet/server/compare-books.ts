import { formatMoney, type Money } from '#kit/money.ts';
import type { KeptLine, ProviderLine } from '#kit/server/payments/provider.ts';
import type { Difference } from '../money-desk-contract.ts';

/** One line of our own books about money at a provider. */
export interface OwnLine extends Omit<KeptLine, 'at'> {
  /** Old enough to be in the provider's list, and made within the time compared. */
  readonly isExpectedThere: boolean;
}

/** States in which money moved. Unfinished checkouts are ignored. */
const MOVED: Readonly<Record<ProviderLine['about'], readonly string[]>> = {
  payment: ['paid', 'succeeded'],
  refund: ['succeeded'],
  dispute: ['open', 'lost', 'succeeded'],
  payout: ['paid', 'succeeded'],
};
const moved = ({ about, state }: Pick<ProviderLine, 'about' | 'state'>): boolean => MOVED[about].includes(state);
const words = ({ state, amount }: { state: string; amount: Money }): string =>
  `${state}, ${formatMoney(amount)} ${amount.currency}`;

/** In both directions (WH-6): lines that only the provider has, lines that only we have, and lines that differ. */
export function compareBooks(ours: readonly OwnLine[], theirs: readonly ProviderLine[]): Difference[] {
  const byName = new Map<string, OwnLine>();
  for (const own of ours)
    for (const name of [own.reference, ...own.names]) if (name !== null) byName.set(`${own.about} ${name}`, own);
  const seen = new Set<OwnLine>();
  const differences: Difference[] = [];
  for (const line of theirs) {
    const own = byName.get(`${line.about} ${line.reference}`) ?? byName.get(`${line.about} ${line.providerReference}`);
    const common = {
      about: line.about,
      provider_reference: line.providerReference,
      reference: own?.reference ?? line.reference,
      theirs: words(line),
    };
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
      provider_reference: own.names[0] ?? null,
      reference: own.reference,
      ours: words(own),
      theirs: null,
    });
  }
  return differences;
}

import type { ProviderName, ProviderNews } from '#kit/server/payments/provider.ts';
import type { PaymentOutcome } from '../funding.ts';
import type { Difference } from '../money-desk-contract.ts';

/** Ids of charges a payer bought with spendable money, as `dispute_facts` puts them together. */
type Bought = { kind: string; id: string }[];
type Part = { account: string; userId: string | null; amount: string };

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'funding.provider': ProviderName;
    'funding.pays_outcome': PaymentOutcome;
    'payment_method.provider': ProviderName;
    'payment_customer.provider': ProviderName;
    'payment_dispute.provider': ProviderName;
    'payment_event.provider': ProviderName;
    'reconciliation.provider': ProviderName;
    'payment_event.news': ProviderNews;
    'operator_flag.facts': Readonly<Record<string, string | number | null>>;
    'desk_reconciliations.shown': Difference[];
    'chargeback_facts.charges': Bought;
    'charges_paid_after.early': { amount: string; fee: string };
    'charges_paid_after.parts': Part[];
    'wallet_payments_all.documents': ('receipt' | 'invoice')[];
    'wallet_payments_pending.documents': ('receipt' | 'invoice')[];
    'wallet_payments_done.documents': ('receipt' | 'invoice')[];
    'wallet_payments_failed.documents': ('receipt' | 'invoice')[];
  }
}

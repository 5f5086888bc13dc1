import type { Money } from '../../money.ts';

/** `test` is built in and moves no real money; the others come with their own adapters. */
export const PROVIDER_NAMES = ['test', 'card', 'paypal'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export interface CheckoutOrder {
  /** Ours, made and stored before the call: asking twice gives the same checkout (ID-4). */
  readonly reference: string;
  readonly amount: Money;
  /** What the payer reads on the provider's page. */
  readonly title: string;
  /** Where the payer lands afterwards. Coming back proves nothing (MON-16). */
  readonly returnUrl: string;
}

export interface Checkout {
  readonly providerReference: string;
  readonly url: string;
}

export type PaymentState = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/** What a provider says about one payment, in an event or on being asked. */
export interface PaymentNews {
  readonly providerReference: string;
  readonly reference: string;
  readonly state: PaymentState;
  readonly amount: Money;
  /** In words for the payer, when it failed. */
  readonly reason: string | null;
  /** False for money that exists only in a provider's sandbox or in the built-in test provider. */
  readonly live: boolean;
}

export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
  /** Null for kinds that are not about a payment: they are kept and left alone (WH-5). */
  readonly payment: PaymentNews | null;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface PaymentProvider {
  readonly name: ProviderName;
  /** False for sandboxes: their news never credits a live payment, nor the other way round (WH-4). */
  readonly live: boolean;
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** Checks the signature over the bytes as they came. Null when it is not the provider's word (WH-1). */
  readWebhook(rawBody: Buffer, headers: Headers): Promise<ProviderEvent | null>;
  /** The provider's own state, for when news is late or lost. Null when it knows no such payment. */
  lookUp(providerReference: string): Promise<PaymentNews | null>;
}

export type PaymentProviders = Readonly<Partial<Record<ProviderName, PaymentProvider>>>;

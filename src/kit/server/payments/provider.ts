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
  /** The payer at the provider, and one of their saved methods, when there is one. */
  readonly customer?: string | undefined;
  readonly method?: string | undefined;
}

export interface Checkout {
  readonly providerReference: string;
  readonly url: string;
}

export type PaymentState = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

interface News {
  /** The provider's account it happened in, where the provider says so; it has to be ours (WH-4). */
  readonly account?: string | null;
  readonly providerReference: string;
  readonly amount: Money;
  /** In words for the person concerned, when there is something to say. */
  readonly reason: string | null;
  /** False for money that exists only in a provider's sandbox or in the built-in test provider. */
  readonly live: boolean;
}

/** One attempt that the card's bank refused. */
export interface Decline {
  /** The provider's name of the attempt: told twice, it is the same. */
  readonly attempt: string;
  /** The provider's fingerprint of the card, where it gives one. */
  readonly card: string | null;
}

/** A bank refused a card that was to be saved. */
export interface DeclineNews extends Decline {
  readonly about: 'decline';
  readonly customer: string;
}

/** What a provider says about one payment, in an event or on being asked. */
export interface PaymentNews extends News {
  /** Left out by what was stored before there was other news. */
  readonly about?: 'payment';
  readonly reference: string;
  readonly state: PaymentState;
  /** What refunds and disputes name, where that is not the payment itself. */
  readonly charge?: string | null;
  /** The latest attempt was declined; the payment may still be open for another. */
  readonly decline?: Decline | null;
}

/** Money going back to where it came from; `reference` is ours, or null when it was begun at the provider. */
export interface RefundNews extends News {
  readonly about: 'refund';
  readonly reference: string | null;
  readonly payment: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
}

/** A payment taken back without a case of its own is told as a dispute under this name; a case about the same money takes it no second time. */
export const REVERSAL = 'reversal-';

/** `asked`: a question before a dispute, no money moved. `open` and `lost`: the provider took the money; `won`: it gave it back. */
export interface DisputeNews extends News {
  readonly about: 'dispute';
  readonly payment: string;
  readonly state: 'asked' | 'open' | 'won' | 'lost';
  readonly evidenceDueAt: string | null;
}

/** `unknown` is an answer too: it stays held and is asked for again (MON-10). */
export type PayoutState = 'unknown' | 'pending' | 'paid' | 'failed' | 'returned';
export interface PayoutNews extends News {
  readonly about: 'payout';
  readonly reference: string;
  readonly state: PayoutState;
  /** What the provider's own list calls it, where that is another name. */
  readonly transaction?: string | null;
}

/** The provider says only that something happened: ask it for the payment (WH-3). */
export interface HintNews {
  readonly about: 'hint';
  readonly providerReference: string;
}

export type ProviderNews = PaymentNews | RefundNews | DisputeNews | PayoutNews | DeclineNews | HintNews;

export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
  /** Null for kinds that change nothing here: they are kept and left alone (WH-5). */
  readonly news: ProviderNews | null;
  /** Why a signed event could not be read; it is kept for a person to look at. */
  readonly unreadable?: string;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface SavedMethod {
  readonly providerReference: string;
  readonly kind: 'card' | 'paypal';
  /** As people know it: "Visa". */
  readonly label: string;
  readonly last4: string | null;
  /** The last month it works in, as 2029-04. */
  readonly expires: string | null;
  /** The same for the same card, whoever saved it. */
  readonly fingerprint: string | null;
}

/** Where a person saves a method: on our own page with the provider's field, or on a page of the provider. */
export interface MethodSetup {
  readonly url: string | null;
  readonly clientSecret: string | null;
}

export interface SavedMethods {
  makeCustomer(person: { userId: string }): Promise<string>;
  begin(customer: string, key: string, returnUrl: string): Promise<MethodSetup>;
  list(customer: string): Promise<readonly SavedMethod[]>;
  /** Removing what is already gone is fine. */
  remove(customer: string, method: string): Promise<void>;
}

/** The provider's own no: it was asked, understood, and did nothing. Anything else that is thrown means unknown (ID-4). */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

export interface RefundOrder {
  /** Ours, stored before the call. */
  readonly reference: string;
  readonly payment: string;
  readonly charge: string | null;
  readonly amount: Money;
}

export interface PayoutOrder {
  /** Ours, stored before the call: the same reference never pays twice. */
  readonly reference: string;
  readonly amount: Money;
  /** An address of the provider's, such as a PayPal e-mail, or the bank account's holder and number. */
  readonly to: { readonly kind: 'paypal'; readonly email: string } | { readonly kind: 'bank'; readonly holder: string; readonly account: string };
  readonly title: string;
}

export interface Payouts {
  /** Never throws for a time-out: that is `unknown`, to be looked up (ID-4). */
  sendPayout(order: PayoutOrder): Promise<PayoutNews>;
  /** Null when the provider never heard of it. */
  lookUpPayout(order: PayoutOrder, providerReference: string | null): Promise<PayoutNews | null>;
  /** The same, and sends nothing whatever it finds. Left out where asking without the provider's own name for it means sending. */
  findPayout?(order: PayoutOrder): Promise<PayoutNews | null>;
}

/** One line of a provider's own books, for the daily comparison (WH-6). */
export interface ProviderLine {
  readonly about: 'payment' | 'refund' | 'dispute' | 'payout';
  readonly providerReference: string;
  /** Ours, where the provider keeps it. */
  readonly reference: string | null;
  readonly payment: string | null;
  readonly amount: Money;
  readonly state: string;
  readonly live: boolean;
}

/** What a browser needs to show the provider's own field on our page. */
export interface EmbeddedPayment {
  readonly clientSecret: string;
  /** A saved method to confirm with; null shows the field. */
  readonly method: string | null;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** False for sandboxes: their news never credits a live payment, nor the other way round (WH-4). */
  readonly live: boolean;
  /** Our account there, where the provider names it in its news. */
  readonly account?: string | null;
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  /**
   * Checks the signature over the bytes as they came. Null when it is not the provider's word (WH-1). Recent is what one
   * of these moments says: ours may tell different times while a clock is set wrong, and payments must come in.
   */
  readWebhook(rawBody: Buffer, headers: Headers, now?: readonly Date[]): Promise<ProviderEvent | null>;
  /** The provider's own state, for when news is late or lost. Null when it knows no such payment. */
  lookUp(providerReference: string): Promise<PaymentNews | null>;
  /** Ends a checkout nobody finished, so that it cannot be paid later; says how it stands then. */
  endCheckout?(providerReference: string): Promise<PaymentNews | null>;
  /** For a provider whose field stands on our own page. */
  embed?(providerReference: string): Promise<EmbeddedPayment>;
  refund(order: RefundOrder): Promise<RefundNews>;
  /** Everything of that time, newest or oldest first. */
  list(from: Date, to: Date): Promise<readonly ProviderLine[]>;
  readonly methods?: SavedMethods;
  readonly payouts?: Payouts;
}

export type PaymentProviders = Readonly<Partial<Record<ProviderName, PaymentProvider>>>;

import type { Money } from '../../money.ts';
import type { Db } from '../db/database.ts';

/** `test` is built in and moves no real money; the others come with their own adapters. */
export const PROVIDER_NAMES = ['test', 'card', 'paypal'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export interface CheckoutOrder {
  /** Ours, made and stored before the call: asking twice gives the same checkout (ID-4). */
  readonly reference: string;
  readonly amount: Money;
  /** What the payer reads on the provider's page. */
  readonly title: string;
  /** Where the payer returns to afterwards. Returning proves nothing (MON-16). */
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
  /** The provider account it happened in, where the provider names it; it has to be ours (WH-4). */
  readonly account?: string | null;
  readonly providerReference: string;
  readonly amount: Money;
  /** The reason in words for the person concerned, if there is one. */
  readonly reason: string | null;
  /** False for money that exists only in a provider's sandbox or in the built-in test provider. */
  readonly live: boolean;
}

/** One attempt that the card's bank refused. */
export interface Decline {
  /** The provider's id of the attempt: the same however often it is reported. */
  readonly attempt: string;
  /** The provider's fingerprint of the card, where it gives one. */
  readonly card: string | null;
}

/** A bank refused a card that was to be saved. */
export interface DeclineNews extends Decline {
  readonly about: 'decline';
  readonly customer: string;
}

/** The state of one payment at the provider, from an event or a read. */
export interface PaymentNews extends News {
  /** Missing in events that were stored before there were other kinds. */
  readonly about?: 'payment';
  readonly reference: string;
  readonly state: PaymentState;
  /** What refunds and disputes name, where that is not the payment itself. */
  readonly charge?: string | null;
  /** The latest attempt was declined; the payment may still be open for another. */
  readonly decline?: Decline | null;
}

/** A refund; `reference` is ours, or null when it was started at the provider. */
export interface RefundNews extends News {
  readonly about: 'refund';
  readonly reference: string | null;
  readonly payment: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
}

/**
 * A payment that is reversed without a case of its own is reported as a dispute under this name; a case about the
 * same money does not take it a second time.
 */
export const REVERSAL = 'reversal-';

/**
 * `asked`: a question before a dispute, no money moved. `open` and `lost`: the provider took the money; `won`: it gave
 * it back.
 */
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

/** The event only says that something happened: read the payment from the provider (WH-3). */
export interface HintNews {
  readonly about: 'hint';
  readonly providerReference: string;
}

export type ProviderNews = PaymentNews | RefundNews | DisputeNews | PayoutNews | DeclineNews | HintNews;

export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
  /** Null for kinds that change nothing here: they are stored and ignored (WH-5). */
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
  /** The same for the same card, no matter who saved it. */
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

/**
 * The provider refused: it understood the request and did nothing. Anything else that is thrown means unknown (ID-4).
 */
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
  /** An address of the provider's, such as a PayPal email, or the bank account's holder and number. */
  readonly to:
    | { readonly kind: 'paypal'; readonly email: string }
    | { readonly kind: 'bank'; readonly holder: string; readonly account: string };
  readonly title: string;
}

export interface Payouts {
  /** Never throws for a timeout: that is `unknown`, to be looked up (ID-4). */
  sendPayout(order: PayoutOrder): Promise<PayoutNews>;
  /** Null when the provider never heard of it. */
  lookUpPayout(order: PayoutOrder, providerReference: string | null): Promise<PayoutNews | null>;
  /** The same, but never sends anything. Missing where a lookup without the provider's own id would send. */
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

/** One line of our own books about money that a provider moved. */
export interface KeptLine {
  readonly about: ProviderLine['about'];
  /** Ours, which the provider was given, where it was. */
  readonly reference: string | null;
  /** Every name the provider may have for it. */
  readonly names: readonly string[];
  readonly amount: Money;
  readonly state: string;
  /** When the provider was asked. */
  readonly at: Date;
}

/** The lines of a period, and any that has one of these names, however old it is. */
export type KeptLinesOf = (
  db: Db,
  query: { readonly provider: ProviderName; readonly from: Date; readonly to: Date; readonly names: readonly string[] },
) => Promise<readonly KeptLine[]>;

/** What a browser needs to show the provider's own field on our page. */
export interface EmbeddedPayment {
  readonly clientSecret: string;
  /** A saved method to confirm with; null shows the field. */
  readonly method: string | null;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** False for sandboxes: their events never credit a live payment, nor the other way round (WH-4). */
  readonly live: boolean;
  /** Our account there, where the provider names it in its events. */
  readonly account?: string | null;
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  /**
   * Checks the signature over the raw bytes. Null when it is not the provider's (WH-1). It counts as recent by any of
   * the given moments: our clocks may differ while one is set wrong, and payments must still come in.
   */
  readWebhook(rawBody: Buffer, headers: Headers, now?: readonly Date[]): Promise<ProviderEvent | null>;
  /** The provider's own state, for when events are late or lost. Null when it knows no such payment. */
  lookUp(providerReference: string): Promise<PaymentNews | null>;
  /** Ends a checkout that nobody finished, so that it cannot be paid later; gives its state after that. */
  endCheckout?(providerReference: string): Promise<PaymentNews | null>;
  /** For a provider whose field is on our own page. */
  embed?(providerReference: string): Promise<EmbeddedPayment>;
  refund(order: RefundOrder): Promise<RefundNews>;
  /** Everything of that time, newest or oldest first. */
  list(from: Date, to: Date): Promise<readonly ProviderLine[]>;
  readonly methods?: SavedMethods;
  readonly payouts?: Payouts;
}

export type PaymentProviders = Readonly<Partial<Record<ProviderName, PaymentProvider>>>;

/**
 * The words for one kind of charge (what money moves for). The domain that adds the kind supplies them; the wallet
 * shows them (decision 049).
 */
interface Kind {
  readonly kind: string;
  /** One of them, as a label: "Order". */
  readonly noun: string;
  /** Its page for those who take part in it, or null where it has none. */
  path(number: string): string | null;
}

/** A price that is held until the payee has earned it or it is refunded. */
export interface PaymentKindWords extends Kind {
  readonly flow: 'payment';
  readonly paid: string;
  /** What is paid for it later, where something can be added. */
  readonly added?: string;
  /** The line of its price on a receipt; without it the price of the work. */
  readonly price?: string;
  readonly refunded: string;
  readonly earned: string;
  /** Who is paid, as a label: "Freelancer". */
  readonly payee: string;
  /** When held money is released. */
  readonly held_note: string;
  /** What was earned can be cleared early, by a call of the domain. */
  readonly clears_early?: true;
}

/** A payment to the platform itself, with no other party. */
export interface PurchaseKindWords extends Kind {
  readonly flow: 'purchase';
  readonly paid: string;
  readonly refunded: string;
}

/** Money that leaves the instance. */
export interface PayoutKindWords extends Kind {
  readonly flow: 'payout';
  readonly sent: string;
  /** While it is on its way to `title`. */
  in_transit(title: string): string;
  readonly receipt: string;
  readonly fee: string;
}

export type ChargeKind = PaymentKindWords | PayoutKindWords | PurchaseKindWords;
export type ChargeKinds = readonly ChargeKind[];

import { isZero, subtract, units, zero, type Money } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { PlatformAccount, Reference } from '../accounts.ts';
import { noteFailed, noteSent, noteSetAside } from './charges.ts';
import { platformAccounts, postLines, userAccounts, type Line } from './ledger.ts';

/** Money leaving Docket. Each step is one journal named by the charge, so none is ever posted twice. */
export interface Outgoing {
  readonly userId: string;
  readonly amount: Money;
  readonly reference: Reference;
  /** The destination in words, and the fee that is part of it. */
  readonly details?: { readonly title: string; readonly fee: Money };
}

const journalOf = ({ reference }: Outgoing, step: string): string => derivedId(reference.type, reference.id, step);

/** U.avail → U.out, at the request. Throws `insufficient_funds`. */
export async function setAside(tx: Tx, outgoing: Outgoing): Promise<boolean> {
  const { amount, reference, userId, details } = outgoing;
  const user = await userAccounts(tx, userId, amount.currency);
  noteSetAside(tx, reference, userId, amount, details);
  return postLines(tx, journalOf(outgoing, 'withdraw'), 'withdraw', amount.currency, reference, [
    { account: user['U.avail'], amount: -units(amount) },
    { account: user['U.out'], amount: units(amount) },
  ]);
}

export interface PayoutFees {
  readonly fee: Money;
  readonly income: 'R.wd' | 'R.exp';
  /** The outside account of the provider that sent it. */
  readonly outside: Extract<PlatformAccount, 'X.bank' | 'X.paypal' | 'X.test'>;
  /** The express promise was missed: the fee is refunded. */
  readonly returnsFee: boolean;
}

/** U.out → X.* the net, and the fee to income, or back to U.avail. */
export async function payOut(
  tx: Tx,
  outgoing: Outgoing,
  { fee, income, outside, returnsFee }: PayoutFees,
): Promise<boolean> {
  const { amount, reference, userId } = outgoing;
  const user = await userAccounts(tx, userId, amount.currency);
  const platform = await platformAccounts(tx, amount.currency);
  const none = zero(amount.currency);
  noteSent(tx, reference.id, subtract(amount, fee), returnsFee ? none : fee, returnsFee ? fee : none);
  return postLines(tx, journalOf(outgoing, 'paid'), 'withdraw_paid', amount.currency, reference, [
    { account: user['U.out'], amount: -units(amount) },
    { account: platform[outside], amount: units(subtract(amount, fee)) },
    { account: returnsFee ? user['U.avail'] : platform[income], amount: units(fee) },
  ]);
}

/** All of it back to U.avail, the fee included: from U.out, or from where `payOut` put it when a bank sent it back. */
export async function returnPayout(tx: Tx, outgoing: Outgoing, wasPaid: PayoutFees | null): Promise<boolean> {
  const { amount, reference, userId } = outgoing;
  const user = await userAccounts(tx, userId, amount.currency);
  const back: Line[] = [];
  if (wasPaid === null)
    back.push({ account: user['U.out'], amount: -units(amount) }, { account: user['U.avail'], amount: units(amount) });
  else {
    const platform = await platformAccounts(tx, amount.currency);
    const { fee, income, outside, returnsFee } = wasPaid;
    const net = subtract(amount, fee);
    back.push({ account: platform[outside], amount: -units(net) });
    if (!returnsFee && !isZero(fee)) back.push({ account: platform[income], amount: -units(fee) });
    back.push({ account: user['U.avail'], amount: units(returnsFee ? net : amount) });
  }
  noteFailed(tx, reference.id);
  const journalId = journalOf(outgoing, wasPaid === null ? 'returned' : 'bounced');
  return postLines(tx, journalId, 'withdraw_back', amount.currency, reference, back);
}

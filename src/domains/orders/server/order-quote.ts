import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { add, compare, subtract, zero } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { REVIEW_TERMS } from '../deadlines.ts';
import type { orderQuote } from '../contract.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { offerToBuy, type Wanted } from './offer-to-buy.ts';
import { iso } from './present.ts';

/** The checkout screen: every fee before the button that causes it (PRD-12). */
export async function readQuote(db: Db, actor: Actor, wanted: Wanted, context: Context): Promise<DataOf<typeof orderQuote>> {
  const now = context.clock();
  const [{ freelancerId, offer, deliveryDays, choices }, inForce] = await Promise.all([offerToBuy(db, wanted), termsInForce(db, now)]);
  const terms = termsFor(
    inForce,
    offer.package.price,
    offer.extras.map(({ price }) => price),
  );
  const { currency } = terms.total;
  const [wallet, personOf] = await Promise.all([balances(db, actor.userId, currency), shownPeople(db, [freelancerId])]);
  // Earnings pay too, after topped-up money (ORD-2).
  const spendable = add(wallet.spendable, wallet.available);
  const { title, slug, cover_url, package: bought, extras, questions } = offer;
  return {
    offer: { title, slug, cover_url, package: bought, extras: [...extras] },
    freelancer: personOf(freelancerId),
    terms,
    in_force: onTheWire(REVIEW_TERMS, inForce),
    delivery_at: iso(after(now, deliveryDays * DAY_MS)),
    spendable,
    missing: compare(spendable, terms.total) >= 0 ? zero(currency) : add(subtract(terms.total, spendable), wallet.owed),
    owed: wallet.owed,
    questions: questions.map((question) => ({ ...question, choices: [...question.choices] })),
    choices: { packages: [...choices.packages], extras: [...choices.extras] },
    refusal: freelancerId === actor.userId ? 'This is your own service. You can’t order it.' : null,
  };
}

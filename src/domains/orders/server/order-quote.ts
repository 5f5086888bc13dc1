import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { add } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { missingFor } from '#domains/paid-work/payment.ts';
import { REVIEW_TERMS } from '../deadlines.ts';
import type { orderQuote } from '../contract.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { offerToBuy, type Wanted } from './offer-to-buy.ts';
import { iso } from './present.ts';

/** The checkout screen: every fee before the button that causes it (PRD-12). */
export async function readQuote(
  db: Db,
  actor: Actor,
  wanted: Wanted,
  context: Context,
): Promise<DataOf<typeof orderQuote>> {
  const now = context.clock();
  const [{ freelancerId, offer, deliveryDays, choices }, inForce] = await Promise.all([
    offerToBuy(db, wanted, actor.userId, now),
    termsInForce(db, now),
  ]);
  const terms = termsFor(
    inForce,
    offer.package.price,
    offer.extras.map(({ price }) => price),
  );
  const { currency } = terms.total;
  const [wallet, personOf] = await Promise.all([balances(db, actor.userId, currency), shownPeople(db, [freelancerId])]);
  // Earnings pay too, after topped-up money (ORD-2).
  const spendable = add(wallet.spendable, wallet.available);
  const { title, slug, cover_url, package: bought, extras, questions, custom_offer: custom = null } = offer;
  return {
    offer: { title, slug, cover_url, package: bought, extras: [...extras], custom_offer: custom },
    freelancer: personOf(freelancerId),
    terms,
    in_force: onTheWire(REVIEW_TERMS, inForce),
    delivery_at: iso(after(now, deliveryDays * DAY_MS)),
    spendable,
    missing: missingFor(terms.total, { spendable, owed: wallet.owed }),
    owed: wallet.owed,
    questions: questions.map((question) => ({ ...question, choices: [...question.choices] })),
    choices: { packages: [...choices.packages], extras: [...choices.extras] },
    refusal: freelancerId === actor.userId ? 'This is your own service. You can’t order it.' : null,
  };
}

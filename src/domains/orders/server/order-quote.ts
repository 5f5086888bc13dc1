import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { add, compare, subtract, zero } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { orderQuote } from '../contract.ts';
import { termsFor } from '../price.ts';
import { offerToBuy, type Wanted } from './offer-to-buy.ts';
import { peopleOf } from './people.ts';
import { iso, nobody } from './present.ts';

/** The checkout screen: every fee before the button that causes it (PRD-12). */
export async function readQuote(db: Db, actor: Actor, wanted: Wanted, context: Context): Promise<DataOf<typeof orderQuote>> {
  const { freelancerId, offer, deliveryDays } = await offerToBuy(db, wanted);
  const terms = termsFor(
    offer.package.price,
    offer.extras.map(({ price }) => price),
  );
  const { currency } = terms.total;
  const [wallet, people] = await Promise.all([balances(db, actor.userId, currency), peopleOf(db, [freelancerId])]);
  // Earnings pay too, after topped-up money (ORD-2).
  const spendable = add(wallet.spendable, wallet.available);
  const { title, slug, coverUrl, package: bought, extras, questions } = offer;
  return {
    offer: { title, slug, coverUrl, package: bought, extras: [...extras] },
    freelancer: people.get(freelancerId) ?? nobody(freelancerId),
    terms,
    deliveryAt: iso(after(context.clock(), deliveryDays * DAY_MS)),
    spendable,
    missing: compare(spendable, terms.total) >= 0 ? zero(currency) : add(subtract(terms.total, spendable), wallet.owed),
    owed: wallet.owed,
    questions: questions.map((question) => ({ ...question, choices: [...question.choices] })),
    refusal: freelancerId === actor.userId ? 'This is your own service. You cannot buy it.' : null,
  };
}

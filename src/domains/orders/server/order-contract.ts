/**
 * The contract of an order as PDF, the same for both sides: parties, scope, what was bought, price, deadlines, rights
 * and disputes (ORD-32).
 */
import { Readable } from 'node:stream';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { extrasOf } from '#domains/paid-work/server/paid-work.ts';
import { versionBought } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { formatTime } from '#kit/format/time.ts';
import { counted, formatUnit } from '#kit/format/unit.ts';
import { isolated } from '#kit/isolated.ts';
import { instanceLocale } from '#kit/locale.ts';
import { formatMoney, isZero, money, subtract } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { drawPdf, type DocumentTable } from '#kit/server/documents/pdf.ts';
import { logoOfDocuments } from '#kit/server/storage/logo.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { DISPUTE_RULES } from '#domains/disputes/rules-in-words.ts';
import { OWNERSHIP, RETENTION } from '../agreement.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf, type Order } from './store.ts';

const mine = statement(
  'order_contract',
  `select ${ORDER_COLUMNS} from ${ORDERS} where number = :number and (client_id = :userId or freelancer_id = :userId)`,
);

const inUtc = (at: Date): string => formatTime(at, 'exact', { locale: instanceLocale(), timeZone: 'UTC' });
/** A heading with paragraphs below it. */
const paragraphs = (title: string, lead: string, lines: readonly string[]): DocumentTable => ({
  title,
  heads: [lead],
  rows: lines.map((line) => [line]),
});

export async function orderContract(db: Db, actor: Actor, number: string, context: Context): Promise<FileAnswer> {
  const [row, history] = await Promise.all([
    db.row(mine, { number, userId: actor.userId }),
    termsHistory(db, context.clock()),
  ]);
  const [order] = row === undefined ? [] : await ordersOf(db, [row], history);
  if (order === undefined) throw new Failure('not_found');
  if (order.paidAt === null)
    throw new Failure('wrong_state', {
      message: 'There is a contract once the order is paid.',
      data: { state: order.state },
    });
  const [client, freelancer, version, added] = await Promise.all([
    identityOf(db, order.clientId),
    identityOf(db, order.freelancerId),
    versionBought(db, order.versionId),
    extrasOf(db, order.id),
  ]);
  const [clientName, freelancerName] = [nameOf(client), nameOf(freelancer)];
  const { title, package: bought, custom_offer: custom } = order.offer;
  const basis =
    custom === undefined
      ? `${isolated(bought.name)} package, service version ${version}`
      : `Custom offer ${custom.number}, version ${custom.version}`;
  const bytes = await drawPdf({
    title: 'Contract',
    number: `C-${number}`,
    issuer: context.config.issuer,
    logo: await logoOfDocuments(db, context.files),
    to: [clientName, freelancerName],
    facts: [
      ['Client', clientName],
      ['Freelancer', freelancerName],
      ['Order', number],
      ['Service', isolated(title)],
      ['Bought', basis],
      ['Agreed and paid', inUtc(order.paidAt)],
    ],
    tables: [
      paragraphs('Scope', 'What the freelancer delivers', scopeOf(bought.description)),
      priceTable(order, added),
      paragraphs('Deadlines and revisions', 'Times are UTC', deadlinesOf(order)),
      paragraphs('Ownership', 'Who owns the work, and from when', OWNERSHIP),
      paragraphs('Files', 'How long they are kept', [RETENTION]),
      paragraphs('Disputes', 'If you disagree', DISPUTE_RULES),
    ],
    notes: [
      'The terms in force when the order was placed apply until it ends.',
      `As of ${inUtc(context.clock())}. Extras that were added since the order was placed are included.`,
    ],
    madeAt: context.clock(),
  });
  return new FileAnswer(`contract-${number}.pdf`, { bytes: bytes.length, content: Readable.from([bytes]) });
}

const scopeOf = (text: string): string[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0
    ? ['As described on the service’s page in the version that was bought.']
    : lines.map((line) => isolated(line));
};

function priceTable({ offer, terms }: Order, added: Awaited<ReturnType<typeof extrasOf>>): DocumentTable {
  const rows = [
    [`${isolated(offer.package.name)} package`, formatMoney(offer.package.price)],
    ...offer.extras.map(({ title, price }) => [isolated(title), formatMoney(price)]),
    ...added
      .filter(({ outcome }) => outcome === 'accepted')
      .toReversed()
      .map(({ title, price, currency }) => [isolated(title), formatMoney(money(price, currency))]),
    ['Client fee, paid by the client', formatMoney(terms.client_fee)],
    ...(isZero(terms.tax) ? [] : [['Tax', formatMoney(terms.tax)]]),
  ];
  return {
    title: 'Price and fees',
    heads: [
      `The freelancer earns ${formatMoney(subtract(terms.price, terms.service_fee))} after the service fee of ${formatMoney(terms.service_fee)}`,
      'Amount',
    ],
    rows,
    total: ['The client pays', formatMoney(terms.total)],
  };
}

function deadlinesOf({ deliveryDays, dueAt, revisions, inForce, completedAt }: Order): string[] {
  const rounds =
    revisions.included === null
      ? 'Revisions are unlimited.'
      : `${counted(revisions.included, { one: 'revision is', other: 'revisions are' })} included.`;
  return [
    `Delivery within ${formatUnit(deliveryDays, 'day')} after the requirements are complete.${dueAt === null ? '' : ` It is now due on ${inUtc(dueAt)}.`}`,
    rounds,
    `The client has ${formatUnit(inForce.reviewClockDays, 'day')} to review each delivery, and can take ${inForce.reviewExtensionDays} more once. After that, it is approved automatically.`,
    completedAt === null ? 'The money is held until then.' : `Completed on ${inUtc(completedAt)}.`,
  ];
}

const nameOf = (person: { first_name: string; last_name: string } | undefined): string =>
  person === undefined ? 'A closed account' : isolated(`${person.first_name} ${person.last_name}`.trim());

/** Revision requests and requests for more time as cards of the conversation (decision 146). */
import { showCard } from '#domains/messaging/server/messaging.ts';
import {
  extensionCards,
  numbersIn,
  requestRef,
  revisionCards,
  type CardWork,
} from '#domains/paid-work/server/paid-work.ts';
import type { Context } from '#kit/server/context.ts';
import type { TalkCards } from '#domains/messaging/server/messaging.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import type { Order } from './store.ts';

const REVISION = 'revision';
const EXTENSION = 'extension';

function showRequest(
  tx: Tx,
  order: Order,
  card: { kind: string; id: string; text: string; by: Side },
  context: Context,
): Promise<void> {
  const { number, clientId, freelancerId, offer } = order;
  const { kind, id, text, by } = card;
  const [from, to] = by === 'client' ? [clientId, freelancerId] : [freelancerId, clientId];
  const subject = { kind: 'order', ref: number, title: offer.title } as const;
  return showCard(
    tx,
    {
      kind,
      ref: requestRef(number, id),
      text: `${text} for order ${number}`,
      by: from,
      to,
      about: subject,
      isKnown: true,
    },
    context,
  );
}

export const showRevision = (tx: Tx, order: Order, id: string, context: Context): Promise<void> =>
  showRequest(tx, order, { kind: REVISION, id, text: 'Revision requested', by: 'client' }, context);
export const showExtension = (tx: Tx, order: Order, id: string, context: Context): Promise<void> =>
  showRequest(tx, order, { kind: EXTENSION, id, text: 'More time requested', by: 'freelancer' }, context);

const mine = statement(
  'orders_on_cards',
  `select id, number, offer->>'title' as "title!", client_id, due_at from orders
   where number = any (:numbers) and (client_id = :readerId or freelancer_id = :readerId)`,
);

const worksOf = async (db: Db, refs: readonly string[], readerId: string): Promise<CardWork[]> =>
  (await db.rows(mine, { numbers: numbersIn(refs), readerId })).map(
    ({ id, number, title, client_id: clientId, due_at: dueAt }) => ({
      workId: id,
      number,
      title,
      path: pathTo('order', { orderNumber: number }),
      side: clientId === readerId ? 'client' : 'freelancer',
      dueAt,
    }),
  );

const REVISION_WORDS = {
  label: 'Revision request',
  did: () => 'requested a revision',
  act: 'Deliver the revision',
  open: 'In revision',
  delivered: 'Delivered',
} as const;

export const orderCards: readonly TalkCards[] = [
  {
    kind: REVISION,
    read: async (db, refs, readerId) => revisionCards(db, refs, await worksOf(db, refs, readerId), REVISION_WORDS),
  },
  {
    kind: EXTENSION,
    read: async (db, refs, readerId, { clock }) => extensionCards(db, refs, await worksOf(db, refs, readerId), clock()),
  },
];

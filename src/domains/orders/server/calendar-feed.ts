import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { isId } from '#kit/ids.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { answerFailures } from '#kit/server/http/api.ts';
import { blurred } from '#kit/server/sealed.ts';
import { pathTo } from '#routes';
import { calendarText } from '../calendar-text.ts';
import { UNDELIVERED_STATES } from '../order.ts';

type Server = Parameters<typeof answerFailures>[0];

/** The half of the link that is stored nowhere: who reads the table cannot open a calendar. */
const signatureOf = ({ config }: Pick<Context, 'config'>, id: string): Buffer => blurred(config, 'order-calendar', id);

interface Feed {
  readonly url: string | null;
  readonly made_at: string | null;
}

function linkTo(context: Pick<Context, 'config'>, id: string): string {
  return `${context.config.appUrl}/calendar/${id}.${signatureOf(context, id).toString('base64url')}.ics`;
}

const mine = statement('calendar_mine', 'select id, made_at from calendar_feed where user_id = $1');
const make = statement(
  'calendar_make',
  `insert into calendar_feed (user_id, id, made_at) values ($1, $2, $3)
   on conflict (user_id) do update set id = excluded.id, made_at = excluded.made_at`,
);
const remove = statement('calendar_remove', 'delete from calendar_feed where user_id = $1');

export async function readCalendarFeed(reads: Db | Tx, actor: Actor, context: Context): Promise<Feed> {
  const row = await reads.row(mine, [actor.userId]);
  return row === undefined ? { url: null, made_at: null } : { url: linkTo(context, row.id), made_at: row.made_at.toISOString() };
}

export async function makeCalendarFeed(tx: Tx, actor: Actor, context: Context): Promise<Feed> {
  await tx.rows(make, [actor.userId, context.makeId(), context.clock()]);
  return readCalendarFeed(tx, actor, context);
}

export async function removeCalendarFeed(tx: Tx, userId: string): Promise<Feed> {
  await tx.rows(remove, [userId]);
  return { url: null, made_at: null };
}

/** What is due, by service and number: nothing of the client. On hold there is no deadline. */
const due = statement(
  'calendar_due',
  `select o.number, o.offer->>'title' as "title!", o.due_at as "due_at!", f.user_id from calendar_feed f
   join account_standing a on a.id = f.user_id and a.suspended_at is null and a.erased_at is null
   join orders o on o.freelancer_id = f.user_id
   where f.id = $1 and o.state = any ($2) and o.due_at is not null and o.on_hold_at is null order by o.due_at, o.id limit 500`,
);
const exists = statement('calendar_exists', 'select 1 as found from calendar_feed where id = $1');

/** Null for a link that was never made or was revoked. */
export async function readCalendar(db: Db, link: string, context: Context): Promise<string | null> {
  const [id = '', given = ''] = link.split('.');
  if (!isId(id)) return null;
  const [signature, real] = [Buffer.from(given, 'base64url'), signatureOf(context, id)];
  if (signature.length !== real.length || !timingSafeEqual(signature, real)) return null;
  if ((await db.row(exists, [id])) === undefined) return null;
  const { appUrl, brandName } = context.config;
  const { host } = new URL(appUrl);
  const events = (await db.rows(due, [id, UNDELIVERED_STATES])).map(({ number, title, due_at: at }) => ({
    uid: `${number}@${host}`,
    at,
    summary: `Due: ${title} (${number})`,
    url: appUrl + pathTo('order', { orderNumber: number }),
  }));
  return calendarText(`${brandName}: orders to deliver`, brandName, events, context.clock());
}

/** Calendar programs send no token: the link is the key. */
export function mountCalendar(server: Server, context: Context): void {
  server.get<{ Params: { link: string } }>('/calendar/:link', async ({ params }, reply) => {
    const text = /^[\w-]+\.[\w-]+\.ics$/.test(params.link) ? await readCalendar(context.db, params.link, context) : null;
    if (text === null) throw new Failure('not_found', { message: 'This calendar link doesn’t work any more.' });
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'inline; filename="orders.ics"')
      .send(text);
  });
}

import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { isId } from '#kit/ids.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { answerFailures } from '#kit/server/http/api.ts';
import { gathered } from '#kit/server/person-facts.ts';
import { blurred } from '#kit/server/sealed.ts';
import { calendarText } from '../calendar-text.ts';

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

const mine = statement('calendar_mine', 'select id, made_at from calendar_feed where user_id = :userId');
const make = statement(
  'calendar_make',
  `insert into calendar_feed (user_id, id, made_at) values (:userId, :id, :madeAt)
   on conflict (user_id) do update set id = excluded.id, made_at = excluded.made_at`,
);
const remove = statement('calendar_remove', 'delete from calendar_feed where user_id = :userId');

export async function readCalendarFeed(reads: Db | Tx, actor: Actor, context: Context): Promise<Feed> {
  const row = await reads.row(mine, { userId: actor.userId });
  return row === undefined
    ? { url: null, made_at: null }
    : { url: linkTo(context, row.id), made_at: row.made_at.toISOString() };
}

export async function makeCalendarFeed(tx: Tx, actor: Actor, context: Context): Promise<Feed> {
  await tx.rows(make, { userId: actor.userId, id: context.makeId(), madeAt: context.clock() });
  return readCalendarFeed(tx, actor, context);
}

export async function removeCalendarFeed(tx: Tx, userId: string): Promise<Feed> {
  await tx.rows(remove, { userId });
  return { url: null, made_at: null };
}

/** Nobody's while their account is suspended. */
const owner = statement(
  'calendar_owner',
  `select f.user_id, a.suspended_at is null and a.erased_at is null as "works!" from calendar_feed f
    join account_standing a on a.id = f.user_id where f.id = :id`,
);

/** Null for a link that was never made or was revoked. */
export async function readCalendar(db: Db, link: string, context: Context): Promise<string | null> {
  const [id = '', given = ''] = link.split('.');
  if (!isId(id)) return null;
  const [signature, real] = [Buffer.from(given, 'base64url'), signatureOf(context, id)];
  if (signature.length !== real.length || !timingSafeEqual(signature, real)) return null;
  const found = await db.row(owner, { id });
  if (found === undefined) return null;
  const { appUrl, brandName } = context.config;
  const { host } = new URL(appUrl);
  const due = found.works ? await gathered(context.facts.map((fact) => fact.due?.(db, found.user_id))) : [];
  const events = due
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ number, title, path, at }) => ({
      uid: `${number}@${host}`,
      at,
      summary: `Due: ${title} (${number})`,
      url: appUrl + path,
    }));
  return calendarText(`${brandName}: work to deliver`, brandName, events, context.clock());
}

/** Calendar programs send no token: the link is the key. */
export function mountCalendar(server: Server, context: Context): void {
  server.get<{ Params: { link: string } }>('/calendar/:link', async ({ params }, reply) => {
    const text = /^[\w-]+\.[\w-]+\.ics$/.test(params.link)
      ? await readCalendar(context.db, params.link, context)
      : null;
    if (text === null) throw new Failure('not_found', { message: 'This calendar link doesn’t work any more.' });
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'inline; filename="work.ics"')
      .send(text);
  });
}

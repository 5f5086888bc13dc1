/**
 * A market of a size, and people whose own lists grow with it: a payer with orders and notifications, a talker with an
 * inbox and one long thread.
 */
import type pg from 'pg';
import type { Database } from '#kit/server/db/database.ts';
import { plantPayer } from './history-data.ts';
import { plantMarket } from './market-data.ts';
import { plantPairs, plantTalkers } from './messages-data.ts';
import { plantProjects } from './projects-data.ts';

const DETAILS = 500;

export interface Grown {
  readonly projects: number;
  readonly serviceSlugs: readonly string[];
  /** Tokens of those who ask. */
  readonly seller: string;
  readonly payer: string;
  readonly talker: string;
  readonly thread: string;
}

/** As the notifier writes them; one in ten is not read yet. */
const NOTIFICATIONS = `insert into notification
  (id, user_id, event_id, event, topic, group_key, group_title, title, body, path, essential, in_app, at, read_at)
  select gen_random_uuid(), $1, -n, 'orders.delivered', 'orders', 'order ' || n, 'Order ' || n,
    'Your order was delivered', 'Review it.', '/services/orders', false, true,
    now() - n * interval '1 minute', case when n % 10 > 0 then now() end
  from generate_series(1, $2::integer) n`;

/** `count` services, projects and messages; lists of one person have a tenth or a twentieth of that. */
export async function plantGrown(owner: pg.Pool, database: Database, count: number): Promise<Grown> {
  const own = Math.round(count / 10);
  await plantMarket(owner, database, count);
  const { sellers } = await plantProjects(owner, database, count);
  const payer = await plantPayer(owner, 'payer', own);
  await owner.query(NOTIFICATIONS, [payer.id, own]);
  const [talker, other, ...contacts] = await plantTalkers(owner, own / 2 + 2, 'talker');
  if (talker === undefined || other === undefined) throw new Error('nobody was planted');
  await plantPairs(
    owner,
    contacts.map((contact) => [talker, contact] as const),
    2,
  );
  const [thread] = await plantPairs(owner, [[talker, other]], count);
  const { rows } = await owner.query<{ slug: string }>('select slug from service_card order by md5(slug) limit $1', [
    DETAILS,
  ]);
  await owner.query(
    "update project set client_id = $1 where slug in (select 'bench-project-' || n * 10 from generate_series(1, $2::integer) n)",
    [payer.id, own / 2],
  );
  await owner.query(
    `select ledger.roll_up_held('0'),
      (select count(ledger.roll_up_account(id)) from ledger.account where not has_balance)`,
  );
  await owner.query('vacuum analyze');
  return {
    projects: count,
    serviceSlugs: rows.map(({ slug }) => slug),
    seller: sellers[0]?.token ?? '',
    payer: payer.token,
    talker: talker.token,
    thread: thread?.conversation ?? '',
  };
}

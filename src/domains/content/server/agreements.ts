/** Who agreed to which legal text (CNT-6): with the account to those in force, to changed ones when they say so. */
import { registered } from '#domains/accounts/events.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import type { agreeTo, myAgreements } from '../contract.ts';
import { AGREED_PAGES, PAGE_WORDS } from '../pages.ts';
import { inForce } from '../version.ts';
import { presentPublished, versionsOf, versionsOfAll } from './store.ts';

const agree = statement(
  'content_agree',
  'insert into content_agreement (user_id, page, number, agreed_at) values (:userId, :page, :number, :at) on conflict do nothing',
);
const agreedAt = statement(
  'content_agreed_at',
  'select agreed_at from content_agreement where user_id = :userId and page = :page and number = :number',
);
const newest = statement(
  'content_agreed',
  'select distinct on (page) page, number, agreed_at from content_agreement where user_id = :userId order by page, number desc',
);

export const agreementReactions: readonly Reaction[] = [
  // The pages of registration name the texts; the account is made by agreeing to them.
  on(registered, 'content-agreed-with-account', 'upkeep', async ({ userId }, { database }, { at }) => {
    await database.transact(async (tx) => {
      const byPage = await versionsOfAll(tx);
      for (const page of AGREED_PAGES) {
        const version = inForce(byPage.get(page) ?? [], at);
        if (version !== null) await tx.rows(agree, { userId, page, number: version.number, at });
      }
    });
  }),
];

export async function readAgreements(
  db: Db,
  actor: Actor,
  { clock }: Pick<Context, 'clock'>,
): Promise<DataOf<typeof myAgreements>> {
  const [byPage, rows] = await Promise.all([versionsOfAll(db), db.rows(newest, { userId: actor.userId })]);
  const agreed = new Map(rows.map((row) => [row.page, row]));
  const now = clock();
  return {
    items: AGREED_PAGES.flatMap((page) => {
      const version = inForce(byPage.get(page) ?? [], now);
      if (version === null) return [];
      const mine = agreed.get(page);
      return {
        page,
        title: PAGE_WORDS[page],
        in_force: presentPublished(version),
        agreed: mine === undefined ? null : { number: mine.number, at: mine.agreed_at.toISOString() },
        waits: mine === undefined || mine.number < version.number,
      };
    }),
  };
}

/** Only what is in force: nobody agrees to a text that they were not shown. */
export async function agreeToText(
  tx: Tx,
  actor: Actor,
  { page, number }: Parsed<typeof agreeTo>['body'],
  context: Context,
): Promise<DataOf<typeof agreeTo>> {
  const version = inForce(await versionsOf(tx, page), context.clock());
  if (version?.number !== number)
    throw new Failure('wrong_state', {
      message: 'This text has changed. Read the new version first.',
      data: { number: version?.number ?? null },
    });
  await tx.rows(agree, { userId: actor.userId, page, number, at: context.clock() });
  return {
    at: ((await tx.row(agreedAt, { userId: actor.userId, page, number }))?.agreed_at ?? context.clock()).toISOString(),
  };
}

import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { googleLinked, googleUnlinked } from '../google-events.ts';

interface Who {
  readonly issuer: string;
  readonly subject: string;
}

const bySubject = statement(
  'google_link_by_subject',
  'select user_id from google_link where issuer = :issuer and subject = :subject',
);

export const holderOf = async (reads: Db | Tx, { issuer, subject }: Who): Promise<string | null> =>
  (await reads.row(bySubject, { issuer, subject }))?.user_id ?? null;

const insert = statement(
  'google_link_insert',
  `insert into google_link (user_id, issuer, subject, email, linked_at)
    values (:userId, :issuer, :subject, :email, :linkedAt)
   on conflict do nothing returning user_id`,
);

/** One Google account opens one account here, and one account here has one Google account. */
export async function linkGoogle(
  tx: Tx,
  userId: string,
  google: Who & { email: string },
  context: Context,
): Promise<void> {
  if (
    (await tx.row(insert, {
      userId,
      issuer: google.issuer,
      subject: google.subject,
      email: google.email,
      linkedAt: context.clock(),
    })) === undefined
  ) {
    const holder = await holderOf(tx, google);
    if (holder === userId) return;
    throw new Failure('wrong_state', {
      message:
        holder === null
          ? 'Your account is already linked to another Google account. Unlink that one in your settings first.'
          : 'This Google account is already linked to another account.',
    });
  }
  context.log.info({ event: 'google_linked', actor: userId }, 'a Google account was linked');
  announce(tx, googleLinked, { userId }, [userTopic(userId)]);
}

const state = statement(
  'google_link_state',
  `select l.email, l.linked_at, exists (select from credential c where c.user_id = a.id)
    or exists (select from passkey p where p.user_id = a.id) as other_way
   from account a left join google_link l on l.user_id = a.id where a.id = :userId`,
);

export async function googleLinkState(reads: Db | Tx, userId: string, context: Context) {
  const row = await reads.row(state, { userId });
  const { email = null, linked_at: at = null } = row ?? {};
  const linked = email === null || at === null ? null : { email, linked_at: at.toISOString() };
  return { offered: context.config.google !== null, linked, can_unlink: linked !== null && row?.other_way === true };
}

const remove = statement('google_link_remove', 'delete from google_link where user_id = :userId');

export async function unlinkGoogle(tx: Tx, actor: Actor, context: Context) {
  const before = await googleLinkState(tx, actor.userId, context);
  if (before.linked === null) return before;
  if (!before.can_unlink)
    throw new Failure('wrong_state', {
      message: 'Google is your only sign-in method. Set a password or add a passkey first.',
    });
  await tx.rows(remove, { userId: actor.userId });
  context.log.info({ event: 'google_unlinked', actor: actor.userId }, 'a Google account was unlinked');
  announce(tx, googleUnlinked, { userId: actor.userId }, [userTopic(actor.userId)]);
  return googleLinkState(tx, actor.userId, context);
}

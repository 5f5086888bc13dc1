/** What becomes of an email that arrived (decision 150). */
import * as z from 'zod/mini';
import { after, DAY_MS, HOUR_MS } from '../../clock.ts';
import { Failure } from '../../errors.ts';
import { counted } from '../../format/unit.ts';
import { mailArrived, mailRefused } from '../../inbound-mail.ts';
import { inboundMailLimits } from '../../limits.ts';
import { plainText } from '../../plain-text.ts';
import type { Context } from '../context.ts';
import { statement, type Tx } from '../db/database.ts';
import { html } from '../html.ts';
import { announce } from '../jobs/announce.ts';
import { on, type Reaction } from '../jobs/reactions.ts';
import { emailHeading, emailPage, emailQuiet, emailText } from '../mail/email-page.ts';
import { blurred, seal, unseal } from '../sealed.ts';
import { derivedId } from '../derived-id.ts';
import { mailDoors, type MailDoor, type MailPerson } from './mail-door.ts';
import { inboundShape, readMail, type ReadMail } from './read-mail.ts';
import { PURPOSE } from './receive-mail.ts';
import { readReplyAddress } from './reply-address.ts';
import { withoutSecrets } from './without-secrets.ts';

const read = statement('inbound_mail_read', 'select state, sealed from inbound_mail where id = :mailId');
const lock = statement(
  'inbound_mail_lock',
  "select id from inbound_mail where id = :mailId and state = 'waiting' for update",
);
const finish = statement(
  'inbound_mail_finish',
  'update inbound_mail set state = :state, outcome = :outcome, sender = :sender, sealed = :sealed, taken_key = :takenKey where id = :mailId',
);
const taken = statement('inbound_mail_taken', 'select 1 as found from inbound_mail where taken_key = :key');
const empty = statement('inbound_mail_empty', 'update inbound_mail set sealed = null where id = :mailId');
const hour = statement(
  'inbound_mail_hour',
  "select count(*)::integer as n from inbound_mail where sender = :sender and received_at > :receivedAt and state in ('taken', 'refused')",
);
const sweep = statement('inbound_mail_sweep', 'delete from inbound_mail where received_at < :receivedAt returning id');

type Verdict =
  | { readonly is: 'ignored'; readonly outcome: string }
  | {
      readonly is: 'refused';
      readonly outcome: string;
      readonly person: MailPerson;
      readonly about: string;
      readonly why: string;
    }
  | {
      readonly is: 'good';
      readonly door: MailDoor;
      readonly ref: string;
      readonly person: MailPerson;
      readonly text: string;
      readonly key: Buffer | null;
    };

const ignored = (outcome: string): Verdict => ({ is: 'ignored', outcome });
/** Nothing is answered to an address that we did not write to ourselves: no two machines can answer each other. */
async function judge(mail: ReadMail, context: Context): Promise<Verdict> {
  const { db, config, clock } = context;
  if (mail.isAutomatic) return ignored('automatic');
  const found = mail.recipients
    .map((recipient) => readReplyAddress(config, recipient, clock()))
    .filter((replyAddress) => replyAddress !== null);
  const address = found.find((replyAddress) => replyAddress !== 'forged');
  if (address === undefined) return ignored(found.length > 0 ? 'forged' : 'no_reply_address');
  const door = mailDoors.of(context).find(({ name }) => name === address.door);
  const person = (await door?.personOf(db, address.ref, address.isFor)) ?? null;
  if (door === undefined || person === null) return ignored('gone');
  if (mail.from === null) return ignored('several_senders');
  if (person.address.toLowerCase() !== mail.from) return ignored('other_sender');
  const key =
    mail.messageId === ''
      ? null
      : blurred(config, 'taken-mail', [address.door, address.ref, address.isFor, mail.messageId].join('\n'));
  if (key !== null && (await db.row(taken, { key })) !== undefined) return ignored('twice');
  const refused = (outcome: string, reason: string): Verdict => ({
    is: 'refused',
    outcome,
    person,
    about: door.about,
    why: reason,
  });
  if (address.isExpired) return refused('expired', 'The reply address has expired. Answer on the site instead.');
  const text = plainText(withoutSecrets(mail.text, config));
  if (text.trim() === '') return refused('empty', 'We found no text of yours in it. Write your reply above the line.');
  const sender = blurred(config, 'reply-sender', person.address.toLowerCase());
  if (((await db.row(hour, { sender, receivedAt: after(clock(), -HOUR_MS) }))?.n ?? 0) >= inboundMailLimits.anHour)
    return ignored('too_many');
  return { is: 'good', door, ref: address.ref, person, text: withAttachments(text.trim(), mail.attachments), key };
}

/** Files are added on the site, where they are checked; both sides read that there were some. */
const withAttachments = (text: string, count: number): string =>
  count === 0
    ? text
    : `${text}\n\n[${counted(count, { one: 'attachment of the email was', other: 'attachments of the email were' })} not included]`;

const senderOf = (context: Context, person: MailPerson): Buffer =>
  blurred(context.config, 'reply-sender', person.address.toLowerCase());

async function refuse(
  tx: Tx,
  mailId: string,
  verdict: Extract<Verdict, { is: 'refused' }>,
  context: Context,
): Promise<void> {
  const { person, about, why, outcome } = verdict;
  const sealed = seal(context.config, PURPOSE, mailId, JSON.stringify({ address: person.address, about, why }));
  await tx.rows(finish, {
    mailId,
    state: 'refused',
    outcome,
    sender: senderOf(context, person),
    sealed,
    takenKey: null,
  });
  announce(tx, mailRefused, { mailId });
}

async function takeMail(mailId: string, context: Context): Promise<void> {
  const { database, db, config, log } = context;
  const row = await db.row(read, { mailId });
  if (row?.state !== 'waiting' || row.sealed === null) return;
  const mail = await readMail(z.parse(inboundShape, JSON.parse(unseal(config, PURPOSE, mailId, row.sealed)))).catch(
    (error: unknown) => {
      log.warn({ err: error, mailId }, 'an email cannot be read');
      return null;
    },
  );
  const verdict = mail === null ? ignored('unreadable') : await judge(mail, context);
  if (verdict.is !== 'good')
    log.info({ event: 'inbound_mail', mailId, outcome: verdict.outcome }, 'an email was not taken');
  try {
    await database.transact(async (tx) => {
      if ((await tx.row(lock, { mailId })) === undefined) return;
      if (verdict.is === 'ignored')
        await tx.rows(finish, {
          mailId,
          state: 'ignored',
          outcome: verdict.outcome,
          sender: null,
          sealed: null,
          takenKey: null,
        });
      else if (verdict.is === 'refused') await refuse(tx, mailId, verdict, context);
      else {
        await verdict.door.take(
          tx,
          { id: derivedId('inbound-mail', mailId), ref: verdict.ref, person: verdict.person, text: verdict.text },
          context,
        );
        // Of two at the same moment the second fails on the key, and is found to be the same when its job runs again.
        await tx.rows(finish, {
          mailId,
          state: 'taken',
          outcome: verdict.door.name,
          sender: senderOf(context, verdict.person),
          sealed: null,
          takenKey: verdict.key,
        });
      }
    });
  } catch (error) {
    if (!(error instanceof Failure) || verdict.is !== 'good') throw error;
    const { person, door } = verdict;
    await database.transact(async (tx) => {
      if ((await tx.row(lock, { mailId })) === undefined) return;
      await refuse(
        tx,
        mailId,
        { is: 'refused', outcome: error.code, person, about: door.about, why: error.message },
        context,
      );
    });
  }
}

const refusal = z.object({ address: z.string(), about: z.string(), why: z.string() });

/** To the address we know, never to the one that wrote. It cannot be answered, and no program answers it. */
async function sayRefused(mailId: string, context: Context): Promise<void> {
  const row = await context.db.row(read, { mailId });
  if (row?.state !== 'refused' || row.sealed === null) return;
  const { address, about, why } = z.parse(refusal, JSON.parse(unseal(context.config, PURPOSE, mailId, row.sealed)));
  const { brandName: brand } = context.config;
  const [subject, words] = ['Your reply was not delivered', `Your email to ${about} was not delivered. ${why}`];
  await context.mail.send({
    to: address,
    subject,
    id: derivedId('mail-refused', mailId),
    text: `${words}\n\n${context.config.appUrl}\n`,
    html: emailPage({
      brand,
      subject,
      preview: words,
      body: [emailHeading(subject), emailText(words)],
      foot: [emailQuiet(html`${brand}`)],
    }),
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  await context.database.transact((tx) => tx.rows(empty, { mailId }));
}

export const inboundMailReactions: readonly Reaction[] = [
  on(mailArrived, 'take-mail', 'mail', ({ mailId }, context) => takeMail(mailId, context)),
  on(mailRefused, 'say-mail-refused', 'mail', ({ mailId }, context) => sayRefused(mailId, context)),
];

/** What became of an email is kept for a month. */
export const sweepInboundMail = async ({ database, clock }: Context): Promise<boolean> => {
  await database.transact((tx) => tx.rows(sweep, { receivedAt: after(clock(), -inboundMailLimits.keptDays * DAY_MS) }));
  return false;
};

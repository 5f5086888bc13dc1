import { statement, type Database } from '../db/database.ts';
import type { Mail } from './mail.ts';

/** How many emails the outbox keeps: enough to find yours, bounded so that a busy instance without SMTP stays small. */
const KEPT = 500;

const insert = statement(
  'kept_email_insert',
  'insert into kept_letter (recipient, subject, body_text, body_html) values (:recipient, :subject, :bodyText, :bodyHtml)',
);

const trim = statement(
  'kept_email_trim',
  'delete from kept_letter where id <= (select max(id) from kept_letter) - :id',
);

/** Without SMTP_URL emails are kept in the database, for the demo outbox page. */
export function outboxMail(database: Database): Mail {
  return {
    async send(email) {
      await database.transact(async (tx) => {
        await tx.rows(insert, {
          recipient: email.to,
          subject: email.subject,
          bodyText: email.text,
          bodyHtml: email.html.text,
        });
        await tx.rows(trim, { id: KEPT });
      });
    },
  };
}

export interface KeptEmail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  readonly created_at: Date;
}

const recent = statement(
  'kept_emails_recent',
  `select id, recipient, subject, body_text, body_html, created_at from kept_letter
   where :recipient::text is null or recipient = :recipient order by id desc limit 50`,
);

export const keptEmails = (database: Database, recipient: string | null): Promise<KeptEmail[]> =>
  database.db.rows(recent, { recipient });

import type { Database } from '../db/database.ts';
import type { Mail } from './mail.ts';

/** How many letters the outbox keeps: enough to find yours, bounded so that a busy instance without SMTP stays small. */
const KEPT = 500;

/** Without SMTP_URL letters are kept in the database, for the demo outbox page. */
export function outboxMail(database: Database): Mail {
  return {
    async send(letter) {
      await database.transact(async (tx) => {
        await tx.rows('insert into kept_letter (recipient, subject, body_text, body_html) values ($1, $2, $3, $4)', [
          letter.to,
          letter.subject,
          letter.text,
          letter.html.text,
        ]);
        await tx.rows('delete from kept_letter where id <= (select max(id) from kept_letter) - $1', [KEPT]);
      });
    },
  };
}

export interface KeptLetter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  readonly created_at: Date;
}

export const keptLetters = (database: Database, recipient: string | null): Promise<KeptLetter[]> =>
  database.db.rows<KeptLetter>(
    'select id, recipient, subject, body_text, body_html, created_at from kept_letter where $1::text is null or recipient = $1 order by id desc limit 50',
    [recipient],
  );

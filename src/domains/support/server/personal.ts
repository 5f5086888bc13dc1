import type { Context, PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { paged } from '#kit/server/personal-export.ts';
import { dropFiles } from './ticket-files.ts';

const mine = statement(
  'export_tickets',
  `select t.id, t.ticket_number, t.email, t.topic, t.subject, t.state, t.opened_at,
     (select jsonb_agg(jsonb_build_object('by', case when m.by_staff then 'us' else 'you' end, 'text', m.body,
       'sent_at', m.sent_at) order by m.sent_at, m.id)
      from support_message m where m.ticket_id = t.id) as messages,
     (select jsonb_agg(jsonb_build_object('name', file.name, 'bytes', file.bytes, 'added_at', file.uploaded_at)
       order by file.uploaded_at, file.id)
      from support_file f join attached_file file on file.id = f.id where f.ticket_id = t.id) as files
   from support_ticket t where t.user_id = :userId and (:after::uuid is null or t.id > :after) order by t.id
     limit :limit`,
);
const forget = statement('tickets_forget', 'delete from support_ticket where user_id = :userId');
const forgetAddress = statement(
  'tickets_forget_address',
  'delete from support_ticket where lower(email) = lower(:email)',
);

export const personal: PersonalData = {
  tables: {
    support_ticket: { fate: 'gone', copy: 'tickets.json' },
    support_note: { fate: 'gone', copy: 'not: notes of staff for each other, gone with the ticket' },
  },
  exportOf: (db: Db, userId: string) => ({
    parts: [
      {
        name: 'tickets',
        about: 'What you asked us while you were signed in, with our answers.',
        records: paged(db, mine, userId),
      },
    ],
  }),
  async erase(tx: Tx, userId: string, context: Context) {
    await dropFiles(tx, { userId }, context);
    await tx.rows(forget, { userId });
  },
  async forgetAddress(tx, email, context) {
    await dropFiles(tx, { email }, context);
    await tx.rows(forgetAddress, { email });
  },
};

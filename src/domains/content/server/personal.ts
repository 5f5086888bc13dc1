import type { PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once } from '#kit/server/personal-export.ts';

const mine = statement(
  'export_agreements',
  'select page, number, agreed_at from content_agreement where user_id = :userId order by agreed_at, page',
);
const forget = statement('agreements_forget', 'delete from content_agreement where user_id = :userId');

export const personal: PersonalData = {
  tables: { content_agreement: { fate: 'gone', copy: 'agreements.json' } },
  exportOf: (db: Db, userId: string) => ({
    parts: [
      {
        name: 'agreements',
        about: 'The legal texts you agreed to, by version, and when.',
        records: once(db, mine, userId),
      },
    ],
  }),
  async erase(tx: Tx, userId: string) {
    await tx.rows(forget, { userId });
  },
};

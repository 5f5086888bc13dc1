import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const everPaid = statement(
  'wallet_ever_paid_in',
  `select exists (select from funding where user_id = :userId and state = 'succeeded') as "paid!"`,
);

/** Has this person ever paid money in? */
export const hasPaidIn = async (reads: Db | Tx, userId: string): Promise<boolean> =>
  (await reads.row(everPaid, { userId }))?.paid ?? false;

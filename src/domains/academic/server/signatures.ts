/**
 * Signing a text: a typed name under the version on the screen, with the instant and the hash of the exact words, as
 * contracts are signed (CTR-1). Nothing about the device is recorded (decision 158).
 */
import { createHash } from 'node:crypto';
import { textInForce } from '#domains/content/server/content.ts';
import type { ContentPage } from '#domains/content/pages.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';

export type SignedPage = Extract<ContentPage, 'agreement-academic' | 'agreement-university'>;

const keep = statement(
  'academic_text_keep',
  'insert into academic_text (hash, page, number, body) values (:hash, :page, :number, :body) on conflict (hash) do nothing',
);
const insert = statement(
  'academic_signature_insert',
  'insert into academic_signature (id, user_id, text_hash, signed_name, signed_at) values (:id, :userId, :hash, :signature, :signedAt)',
);

/** Only what is in force: nobody signs a text that they were not shown. */
export async function sign(
  tx: Tx,
  actor: Actor,
  page: SignedPage,
  { number, signature }: { readonly number: number; readonly signature: string },
  context: Context,
): Promise<string> {
  const text = await textInForce(tx, page, context);
  if (text.number !== number)
    throw new Failure('wrong_state', {
      message: 'This text has changed. Read the new version, then sign it.',
      data: { number: text.number },
    });
  const hash = createHash('sha256').update(text.body).digest();
  const id = context.makeId();
  await tx.rows(keep, { hash, page, number, body: text.body });
  await tx.rows(insert, { id, userId: actor.userId, hash, signature, signedAt: context.clock() });
  return id;
}

const signed = statement(
  'academic_signed',
  `select s.id, s.user_id, s.signed_name, s.signed_at, s.text_hash, t.page, t.number, t.body,
     i.name as institution, i.address, i.position, i.countersigned_name, i.countersigned_at,
     m.age, c.name as cohort, ci.name as cohort_of
   from academic_signature s join academic_text t on t.hash = s.text_hash
   left join academic_institution i on i.signature_id = s.id
   left join academic_member m on m.signature_id = s.id left join academic_cohort c on c.id = m.cohort_id left
     join academic_institution ci on ci.id = c.institution_id
   where s.id = :id`,
);
export type Signed = RowOf<typeof signed>;

/** What was signed, with what it was signed for. */
export async function signedById(db: Db, id: string): Promise<Signed> {
  const row = await db.row(signed, { id });
  if (row === undefined) throw new Failure('not_found');
  return row;
}

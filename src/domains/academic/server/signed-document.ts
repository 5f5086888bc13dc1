/** What was signed, as PDF: the names with their times, the whole text, and the hash that proves it. */
import { Readable } from 'node:stream';
import { sectionsOfText } from '#domains/content/server/content.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { formatTime } from '#kit/format/time.ts';
import { isolated } from '#kit/isolated.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { RichBlock } from '#kit/rich-text.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { drawPdf } from '#kit/server/documents/pdf.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { logoOfDocuments } from '#kit/server/storage/logo.ts';
import { statement } from '#kit/server/db/database.ts';
import { AGE_WORDS } from '../cohort.ts';
import { signedById, type Signed } from './signatures.ts';

const inUtc = (at: Date): string => formatTime(at, 'exact', { locale: instanceLocale(), timeZone: 'UTC' });

const BULLETS = new Set<RichBlock['kind']>(['bullets', 'numbers']);
const linesOf = (blocks: readonly RichBlock[]): string[] =>
  blocks.flatMap(({ kind, lines }) =>
    lines.map((line) => `${BULLETS.has(kind) ? '• ' : ''}${line.map(({ text }) => text).join('')}`),
  );

/** What it was signed for, and who signed on the other side. */
function partiesOf(signed: Signed): [string, string][] {
  if (signed.institution === null)
    return [
      ...(signed.cohort === null
        ? []
        : ([['Cohort', `${isolated(signed.cohort)}, ${isolated(signed.cohort_of ?? '')}`]] satisfies [
            string,
            string,
          ][])),
      ...(signed.age === null ? [] : ([['Age', AGE_WORDS[signed.age]]] satisfies [string, string][])),
    ];
  const { institution, address, position, countersigned_name: name, countersigned_at: at } = signed;
  return [
    ['Institution', isolated(institution)],
    ['Address', isolated((address ?? '').replaceAll(/\s*\n\s*/g, ', '))],
    ['Position', isolated(position ?? '')],
    ['Contact person and supervisor', isolated(signed.signed_name)],
    ['Terms that differ', 'None'],
    ['Countersigned', name === null || at === null ? 'Not yet' : `${isolated(name)}, ${inUtc(at)}`],
  ];
}

async function draw(db: Db, signed: Signed, context: Context): Promise<FileAnswer> {
  const { title, lead, sections } = sectionsOfText(signed.body);
  const number = `${signed.page === 'agreement-university' ? 'UA' : 'SR'}-${signed.id.slice(-12).toUpperCase()}`;
  const bytes = await drawPdf({
    title,
    number,
    issuer: context.config.issuer,
    logo: await logoOfDocuments(db, context.files),
    to: [isolated(signed.institution ?? signed.signed_name)],
    facts: [
      ...partiesOf(signed),
      ['Signed electronically', `${isolated(signed.signed_name)}, ${inUtc(signed.signed_at)}`],
      ['Version', String(signed.number)],
      ['SHA-256 of the text', signed.text_hash.toString('hex')],
    ],
    tables: [
      ...(lead.length === 0 ? [] : [{ title: 'About', heads: [title], rows: linesOf(lead).map((line) => [line]) }]),
      ...sections.map((section) => ({
        title: section.title,
        heads: [section.summary.length === 0 ? section.title : linesOf(section.summary).join(' ')],
        rows: linesOf(section.blocks).map((line) => [line]),
      })),
    ],
    notes: [
      `As of ${inUtc(context.clock())}. The hash is of the exact text that was signed, which you find as data in your personal export.`,
    ],
    madeAt: context.clock(),
  });
  return new FileAnswer(`${signed.page}-${number}.pdf`, { bytes: bytes.length, content: Readable.from([bytes]) });
}

export async function signedDocument(db: Db, actor: Actor, id: string, context: Context): Promise<FileAnswer> {
  const signed = await signedById(db, id);
  if (signed.user_id !== actor.userId) throw new Failure('not_found');
  return draw(db, signed, context);
}

const signatureOf = statement(
  'academic_signature_of_institution',
  'select signature_id from academic_institution where id = :id',
);

export async function institutionDocument(db: Db, actor: Actor, id: string, context: Context): Promise<FileAnswer> {
  const row = await db.row(signatureOf, { id });
  if (row === undefined) throw new Failure('not_found');
  await recordStaffRead(context, actor, 'institution.document', { type: 'institution', id });
  return draw(db, await signedById(db, row.signature_id), context);
}

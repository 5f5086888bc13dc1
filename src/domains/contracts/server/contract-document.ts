/**
 * The contract as PDF, the same for both sides: the signed terms, both names with their times, and the hash that proves
 * them (CTR-1).
 */
import { Readable } from 'node:stream';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { formatRate } from '#kit/format/number.ts';
import { formatTime } from '#kit/format/time.ts';
import { counted, formatUnit } from '#kit/format/unit.ts';
import { isolated } from '#kit/isolated.ts';
import { instanceLocale } from '#kit/locale.ts';
import { formatMoney, sum } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { drawPdf, type DocumentTable } from '#kit/server/documents/pdf.ts';
import { logoOfDocuments } from '#kit/server/storage/logo.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { DISPUTE_RULES } from '#domains/disputes/rules-in-words.ts';
import { MILESTONE_LIMITS } from '../milestone.ts';
import { RETENTION, termsOfText } from '../signed-terms.ts';
import { CONTRACT_WORDS } from '../words.ts';
import { versionsOf, type KeptVersion } from './signed-versions.ts';
import { readMine } from './store.ts';

const inUtc = (at: Date): string => formatTime(at, 'exact', { locale: instanceLocale(), timeZone: 'UTC' });
/** A heading with paragraphs below it. */
const paragraphs = (title: string, lead: string, lines: readonly string[]): DocumentTable => ({
  title,
  heads: [lead],
  rows: lines.map((line) => [line]),
});
const signedBy = (name: string | null, at: Date | null): string =>
  name === null || at === null ? 'Not signed' : `${isolated(name)}, ${inUtc(at)}`;

export async function contractDocument(
  db: Db,
  actor: Actor,
  number: string,
  wanted: number | null,
  context: Context,
): Promise<FileAnswer> {
  const contract = await readMine(db, number, actor.userId, context);
  const versions = await versionsOf(db, contract.id);
  const selectedVersion = versions.find(({ version }) => version === (wanted ?? contract.version));
  if (selectedVersion === undefined) throw new Failure('not_found');
  const terms = termsOfText(selectedVersion.terms);
  const bytes = await drawPdf({
    title: 'Contract',
    number: `${number}-V${selectedVersion.version}`,
    issuer: context.config.issuer,
    logo: await logoOfDocuments(db, context.files),
    to: [isolated(terms.client), isolated(terms.freelancer)],
    facts: [
      ['Client', isolated(terms.client)],
      ['Freelancer', isolated(terms.freelancer)],
      ['Contract', number],
      ['Title', isolated(terms.title)],
      ['Status', CONTRACT_WORDS[contract.state].label],
      ['Signed by the client', signedBy(selectedVersion.client_name, selectedVersion.client_signed_at)],
      ['Signed by the freelancer', signedBy(selectedVersion.freelancer_name, selectedVersion.freelancer_signed_at)],
      ['SHA-256 of the terms', selectedVersion.hash.toString('hex')],
    ],
    tables: [
      paragraphs('Scope', 'What is agreed', linesOf(terms.scope)),
      milestoneTable(selectedVersion),
      ...terms.milestones.map(({ place, title, criteria }) =>
        paragraphs(`Milestone ${place}: ${isolated(title)}`, 'Accepted by', criteria.map(isolated)),
      ),
      paragraphs('Fees and deadlines', 'Frozen with these terms', rulesOf(selectedVersion)),
      paragraphs('Ownership', 'Who owns the work, and from when', terms.rights),
      paragraphs('Files', 'How long they are kept', [RETENTION]),
      paragraphs('Disputes', 'If you disagree', DISPUTE_RULES),
    ],
    notes: [
      `As of ${inUtc(context.clock())}. The hash is of the exact text of the terms, which both sides can read as data in their personal export.`,
    ],
    madeAt: context.clock(),
  });
  return new FileAnswer(`contract-${number}${wanted === null ? '' : `-v${wanted}`}.pdf`, {
    bytes: bytes.length,
    content: Readable.from([bytes]),
  });
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => isolated(line));

function milestoneTable({ terms }: KeptVersion): DocumentTable {
  const { milestones } = termsOfText(terms);
  const [first] = milestones;
  return {
    title: 'Milestones',
    heads: ['Milestone, and its time from the moment it is funded', 'Price'],
    rows: milestones.map(({ place, title, days, price }) => [
      `${place}. ${isolated(title)} (${formatUnit(days, 'day')})`,
      formatMoney(price),
    ]),
    ...(first === undefined
      ? {}
      : {
          total: [
            'In all, before the client fee',
            formatMoney(
              sum(
                milestones.map(({ price }) => price),
                first.price.currency,
              ),
            ),
          ],
        }),
  };
}

function rulesOf({ terms }: KeptVersion): string[] {
  const { fees } = termsOfText(terms);
  return [
    `The client pays a client fee of ${formatRate(fees.clientFeeRate, instanceLocale())} of each milestone on top of its price. The service fee of ${formatRate(fees.serviceFeeRate, instanceLocale())} is taken from what is released to the freelancer.`,
    'Each milestone’s money is held before its work starts.',
    `The client has ${formatUnit(fees.milestoneReviewDays, 'day')} to review each submission, and can take ${fees.milestoneExtensionDays} more once. After that, the money is released automatically.`,
    `${counted(MILESTONE_LIMITS.rounds, { one: 'round', other: 'rounds' })} of changes are included in each milestone.`,
  ];
}

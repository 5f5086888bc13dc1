/** What a milestone's receipt lists, and what it can prove to a payer's bank: its terms, timeline and submissions. */
import { deliveriesOf, historyOf, moneyLines } from '#domains/paid-work/server/paid-work.ts';
import { trail } from '#domains/wallet/server/wallet.ts';
import { money } from '#kit/money.ts';
import type { ChargeEvidence, ChargeLine } from '#domains/wallet/server/wallet.ts';
import { jsonEntry, textEntry } from '#kit/server/zip.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { ZipEntry } from '#kit/server/zip.ts';
import { bonusCharge, milestoneCharge } from '../charge-kind.ts';
import { timelineWords } from '../words.ts';
import { versionsOf } from './signed-versions.ts';
import { milestoneName } from '../milestone-name.ts';

const milestone = statement(
  'evidence_milestone',
  `select m.number, m.title, m.criteria, m.currency, m.price, m.client_id, m.freelancer_id, m.released_at,
    m.auto_released, m.contract_id, c.title as contract, c.number as contract_number
   from contract_milestone m join contract c on c.id = m.contract_id where m.id = :id`,
);

async function linesOf(db: Db, id: string): Promise<ChargeLine[]> {
  const row = await db.row(milestone, { id });
  return row === undefined
    ? []
    : [{ words: milestoneName(row.contract, row.title), amount: money(row.price, row.currency) }];
}

async function entriesOf(db: Db, id: string): Promise<ZipEntry[]> {
  const row = await db.row(milestone, { id });
  if (row === undefined) return [];
  const [events, submissions, journals, versions] = await Promise.all([
    historyOf(db, id),
    deliveriesOf(db, id),
    trail(db, id),
    versionsOf(db, row.contract_id),
  ]);
  const lines = events.map(
    ({ at, move, party, reason }) =>
      `${at.toISOString()}  ${party}: ${timelineWords(move)}${reason === null ? '' : ` (${reason})`}`,
  );
  return [
    textEntry(`${row.number}/timeline.txt`, [`Milestone ${row.number}: ${row.contract}, ${row.title}`, '', ...lines]),
    jsonEntry(`${row.number}/milestone.json`, {
      number: row.number,
      contract: row.contract_number,
      criteria: row.criteria,
      signedTerms: versions.map(({ terms, hash, ...signed }) => ({ ...signed, terms, sha256: hash.toString('hex') })),
      submissions: submissions
        .toReversed()
        .map(({ id: _id, ...submission }) => ({ ...submission, proof: submission.proof.toString('hex') })),
      releasedAt: row.released_at,
      releasedBy: row.released_at === null ? null : row.auto_released ? 'the end of the time to review' : 'the client',
      money: moneyLines(journals, { clientId: row.client_id, freelancerId: row.freelancer_id }),
    }),
  ];
}

export const milestoneEvidence: ChargeEvidence = { kind: milestoneCharge.kind, linesOf, entriesOf };

const bonus = statement(
  'evidence_bonus',
  `select b.number, b.currency, b.amount, b.note, b.given_at, c.title as contract, c.number as contract_number,
    c.client_id, c.freelancer_id
   from contract_bonus b join contract c on c.id = b.contract_id where b.id = :id`,
);

/** A bonus is proved by the contract that it was given for. */
export const bonusEvidence: ChargeEvidence = {
  kind: bonusCharge.kind,
  linesOf: async (db, id) => {
    const row = await db.row(bonus, { id });
    return row === undefined ? [] : [{ words: `${row.contract}: bonus`, amount: money(row.amount, row.currency) }];
  },
  entriesOf: async (db, id) => {
    const row = await db.row(bonus, { id });
    if (row === undefined) return [];
    const {
      number,
      contract_number: contract,
      note,
      given_at: givenAt,
      client_id: clientId,
      freelancer_id: freelancerId,
    } = row;
    return [
      jsonEntry(`${number}/bonus.json`, {
        number,
        contract,
        note,
        givenAt,
        money: moneyLines(await trail(db, id), { clientId, freelancerId }),
      }),
    ];
  },
};

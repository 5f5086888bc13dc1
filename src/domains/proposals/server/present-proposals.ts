/** Proposals as one of their two sides reads them. */
import { presentClock, presentFile, sentFilesOf } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { whyNotOffer, type Project } from '#domains/projects/server/projects.ts';
import { money, share, subtract, type Money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import type { ShownProposal } from '../contract.ts';
import { counterClocks, openTo } from '../counter-offer.ts';
import { countersOf, openFrom } from './open-counter.ts';
import { shownPieces } from './pieces.ts';
import { partsFrom, type ProposalRow } from './store.ts';

const versions = statement(
  'proposal_versions_of',
  'select proposal_id, number, price, days, cover, milestones, sent_at from proposal_version where proposal_id = any (:ids::uuid[]) order by number desc',
);
const notes = statement(
  'proposal_notes_of',
  'select proposal_id, body from proposal_note where proposal_id = any (:ids::uuid[]) and user_id = :userId',
);

interface Reader {
  readonly project: Project;
  readonly side: Side;
  readonly userId: string;
  readonly now: Date;
}

/** In the order of the rows; a fixed number of reads, however many there are. */
export async function presentProposals(
  db: Db,
  rows: readonly ProposalRow[],
  { project, side, userId, now }: Reader,
): Promise<ShownProposal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [personOf, piecesOf, versionRows, noted, counters, files] = await Promise.all([
    shownPeople(
      db,
      rows.map((row) => row.freelancer_id),
    ),
    shownPieces(
      db,
      rows.flatMap((row) => (row.portfolio.length === 0 ? [] : [row.freelancer_id])),
    ),
    db.rows(versions, { ids }),
    db.rows(notes, { ids, userId }),
    countersOf(db, ids),
    sentFilesOf(db, ids),
  ]);
  const questions = new Map((project.content?.questions ?? []).map(({ id, question }) => [id, question]));
  const canOffer = whyNotOffer(project, now) === null;
  return rows.map((row) => {
    const price = money(row.price, row.currency);
    const netOf = (whole: Money) => subtract(whole, share(whole, row.service_fee_rate));
    const proposalCounters = counters.filter((counter) => counter.proposal_id === row.id);
    const counter = openFrom(proposalCounters[0]);
    const [clock] = counterClocks(counter);
    const moves = openTo(
      { state: row.state, counter, counters: proposalCounters.length, isFreed: row.changed_brief !== null },
      side,
      now,
    );
    return {
      id: row.id,
      state: row.state,
      freelancer: personOf(row.freelancer_id),
      price,
      net: netOf(price),
      service_fee_rate: row.service_fee_rate,
      days: row.days,
      cover: row.cover,
      answers: row.answers.flatMap(({ id, answer }) => {
        const question = questions.get(id);
        return question === undefined || answer.trim() === '' ? [] : [{ id, question, answer }];
      }),
      milestones: partsFrom(row.milestones, row.currency),
      files: files.filter((file) => file.work_id === row.id).map(presentFile),
      portfolio: piecesOf(row.freelancer_id, row.portfolio),
      sent_at: row.sent_at.toISOString(),
      is_opened: row.opened_at !== null,
      reason: row.reason,
      contract_number: row.contract_number,
      warnings: side === 'client' ? [...new Set(row.findings.map(({ reason }) => reason))] : [],
      versions: versionRows
        .filter((version) => version.proposal_id === row.id)
        .map(({ number, price: was, days, cover, milestones, sent_at: at }) => ({
          number,
          price: money(was, row.currency),
          days,
          cover,
          milestones: partsFrom(milestones, row.currency),
          sent_at: at.toISOString(),
        })),
      counters: proposalCounters.map((counterOffer) => {
        const named = money(counterOffer.price, row.currency);
        const { number, made_by: by, days, note, outcome } = counterOffer;
        const milestones = partsFrom(counterOffer.milestones ?? [], row.currency);
        return {
          number,
          by,
          price: named,
          net: netOf(named),
          days,
          milestones,
          note,
          made_at: counterOffer.made_at.toISOString(),
          outcome,
        };
      }),
      has_changed_brief: row.changed_brief !== null,
      clock: clock === undefined ? null : presentClock(clock, () => 'It expires'),
      agreed_at: proposalCounters.find(({ outcome }) => outcome === 'accepted')?.settled_at?.toISOString() ?? null,
      note: side === 'client' ? (noted.find((note) => note.proposal_id === row.id)?.body ?? null) : null,
      moves: moves.filter((move) => move !== 'offer' || canOffer),
    };
  });
}

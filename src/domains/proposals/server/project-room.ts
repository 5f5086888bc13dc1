/** What the page of a project has for someone who is signed in: its client’s board, or a freelancer’s own proposal. */
import { filesOf, presentClock, presentFile, sentFilesOf } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { invitationOf, ndaAcceptedAt, presentProject, visibleProject, whyNotOffer, type Project } from '#domains/projects/server/projects.ts';
import { maySell, type Actor } from '#kit/actor.ts';
import { money, share, subtract, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import type { ProjectRoom, ShownProposal } from '../contract.ts';
import { counterClocks, openTo } from '../counter-offer.ts';
import { countersOf, openFrom } from './open-counter.ts';
import { quotaOf } from './own-proposals.ts';
import { shownPieces } from './pieces.ts';
import { proposerOf, whyNotPropose } from './why-not-propose.ts';
import { partsFrom, PROPOSAL_COLUMNS } from './store.ts';
import { proposalIdFor } from './proposal-files.ts';

const ofProject = statement('proposals_of_project', `select ${PROPOSAL_COLUMNS} from proposal where project_id = $1 order by sent_at, id limit 300`);
const mine = statement('proposals_of_me', `select ${PROPOSAL_COLUMNS} from proposal where project_id = $1 and freelancer_id = $2`);
const versions = statement(
  'proposal_versions_of',
  'select proposal_id, number, price, days, cover, milestones, sent_at from proposal_version where proposal_id = any ($1::uuid[]) order by number desc',
);
const notes = statement('proposal_notes_of', 'select proposal_id, body from proposal_note where proposal_id = any ($1::uuid[]) and user_id = $2');

export const readProjectRoom = async (db: Db, actor: Actor, slug: string, context: Context): Promise<ProjectRoom> =>
  readRoomOf(db, actor, await visibleProject(db, slug, actor.userId), context);

/** Of a project that this reader may see. */
export async function readRoomOf(db: Db, actor: Actor, project: Project, { clock }: Context): Promise<ProjectRoom> {
  const now = clock();
  const { userId } = actor;
  const side = project.clientId === userId ? 'client' : maySell(actor) ? 'freelancer' : 'reader';
  const rows = side === 'client' ? await db.rows(ofProject, [project.id]) : await db.rows(mine, [project.id, userId]);
  const ids = rows.map(({ id }) => id);
  const nda = await ndaAcceptedAt(db, project.id, userId);
  const [shown, personOf, piecesOf, kept, noted, counters, files, uploaded, terms, proposer, invitation] = await Promise.all([
    presentProject(db, project, side === 'client' || nda !== null),
    shownPeople(
      db,
      rows.map((row) => row.freelancer_id),
    ),
    shownPieces(
      db,
      rows.flatMap((row) => (row.portfolio.length === 0 ? [] : [row.freelancer_id])),
    ),
    db.rows(versions, [ids]),
    db.rows(notes, [ids, userId]),
    countersOf(db, ids),
    sentFilesOf(db, ids),
    side === 'freelancer' ? filesOf(db, ids[0] ?? proposalIdFor(project.id, userId), userId) : [],
    termsInForce(db, now),
    side === 'freelancer' ? proposerOf(db, userId, now) : null,
    side === 'freelancer' ? invitationOf(db, project.id, userId) : null,
  ]);
  const questions = new Map((project.content?.questions ?? []).map(({ id, question }) => [id, question]));
  const canOffer = whyNotOffer(project, now) === null;
  const present = (row: (typeof rows)[number]): ShownProposal => {
    const price = money(row.price, row.currency);
    const netOf = (whole: Money) => subtract(whole, share(whole, row.service_fee_rate));
    const made = counters.filter((one) => one.proposal_id === row.id);
    const counter = openFrom(made[0]);
    const [clock] = counterClocks(counter);
    const moves = side === 'reader' ? [] : openTo({ state: row.state, counter, counters: made.length, isFreed: row.changed_brief !== null }, side, now);
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
      versions: kept
        .filter((one) => one.proposal_id === row.id)
        .map(({ number, price: was, days, cover, milestones, sent_at: at }) => ({
          number,
          price: money(was, row.currency),
          days,
          cover,
          milestones: partsFrom(milestones, row.currency),
          sent_at: at.toISOString(),
        })),
      counters: made.map((one) => {
        const named = money(one.price, row.currency);
        const { number, made_by: by, days, note, outcome } = one;
        const milestones = partsFrom(one.milestones ?? [], row.currency);
        return { number, by, price: named, net: netOf(named), days, milestones, note, made_at: one.made_at.toISOString(), outcome };
      }),
      has_changed_brief: row.changed_brief !== null,
      clock: clock === undefined ? null : presentClock(clock, () => 'It expires'),
      agreed_at: made.find(({ outcome }) => outcome === 'accepted')?.settled_at?.toISOString() ?? null,
      note: side === 'client' ? (noted.find((one) => one.proposal_id === row.id)?.body ?? null) : null,
      moves: moves.filter((move) => move !== 'offer' || canOffer),
    };
  };
  return {
    side,
    project: shown,
    nda_accepted_at: nda?.toISOString() ?? null,
    proposals: rows.map(present),
    own_id: side === 'freelancer' ? (ids[0] ?? proposalIdFor(project.id, userId)) : null,
    unsent_files: uploaded.filter(({ sent }) => !sent).map(presentFile),
    service_fee_rate: terms.serviceFeeRate,
    quota: proposer === null ? null : quotaOf(proposer, now),
    refusal: proposer !== null && rows.length === 0 ? whyNotPropose(project, userId, now, proposer) : null,
    invitation,
  };
}

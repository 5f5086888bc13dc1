/** What a freelancer writes for a project, on every device of theirs: the last save wins, and sending it ends it. */
import { visibleProject } from '#domains/projects/server/projects.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { money } from '#kit/money.ts';
import type { ProposalDraft } from '../own-draft.ts';
import type { MyProposal, ProposalTemplate } from '../own-contract.ts';
import { PROPOSAL_LIMITS } from '../proposal.ts';
import { proposalIdFor } from './proposal-files.ts';
import { partsFrom } from './store.ts';

const sentVersion = statement('proposal_version_sent', 'select version from proposal where id = :id');
const others = statement(
  'proposal_drafts_beside',
  'select count(*)::int as n from proposal_draft where freelancer_id = :userId and id <> :id',
);
const keep = statement(
  'proposal_draft_keep',
  `insert into proposal_draft (id, project_id, freelancer_id, version, body, saved_at)
    values (:id, :projectId, :userId, :version, :body, :at)
   on conflict (id) do update set version = excluded.version, body = excluded.body, saved_at = excluded.saved_at`,
);
const read = statement('proposal_draft_read', 'select version, body, saved_at from proposal_draft where id = :id');
const drop = statement('proposal_draft_drop', 'delete from proposal_draft where id = :id');
const discard = statement(
  'proposal_draft_discard',
  'delete from proposal_draft where id = :id and freelancer_id = :userId returning id',
);

interface Saved {
  readonly id: string;
  readonly saved_at: string;
}

export async function saveProposalDraft(
  tx: Tx,
  { userId }: Actor,
  slug: string,
  { version, ...body }: ProposalDraft & { readonly version: number },
  { clock }: Context,
): Promise<Saved> {
  // Two tabs count one after the other.
  lockUntilCommit(tx, 56, `proposal-drafts-of:${userId}`);
  const project = await visibleProject(tx, slug, userId);
  if (project.clientId === userId) throw new Failure('forbidden', { message: 'This is your own project.' });
  const id = proposalIdFor(project.id, userId);
  const [sent, beside] = await Promise.all([tx.row(sentVersion, { id }), tx.row(others, { userId, id })]);
  // A save that arrives after the text was sent, such as from another tab, is no draft of anything.
  if ((sent?.version ?? 0) !== version)
    throw new Failure('wrong_state', {
      message: 'You sent this in the meantime. Open it again.',
      data: { version: sent?.version ?? 0 },
    });
  if ((beside?.n ?? 0) >= PROPOSAL_LIMITS.drafts)
    throw new Failure('wrong_state', {
      message: `You have ${PROPOSAL_LIMITS.drafts} drafts of proposals. Send or delete one first.`,
    });
  const at = clock();
  await tx.rows(keep, { id, projectId: project.id, userId, version, body: JSON.stringify(body), at });
  return { id, saved_at: at.toISOString() };
}

export async function discardProposalDraft(tx: Tx, { userId }: Actor, id: string): Promise<null> {
  if ((await tx.row(discard, { id, userId })) === undefined)
    throw new Failure('not_found', { message: 'This draft is gone.' });
  return null;
}

/** It was sent, or is not wanted. */
export const dropDraft = (tx: Tx, id: string): void => tx.send(drop, { id });

/** Null where nothing was typed since the proposal was sent. */
export async function draftOf(db: Db, id: string, version: number): Promise<MyProposal['draft']> {
  const row = await db.row(read, { id });
  if (row === undefined || row.version !== version) return null;
  const { answers, milestones, portfolio, ...body } = row.body;
  return {
    ...body,
    answers: [...answers],
    milestones: [...milestones],
    portfolio: [...portfolio],
    saved_at: row.saved_at.toISOString(),
  };
}

const newest = statement(
  'proposal_templates',
  `select p.id, n.title as "title!", p.sent_at, p.currency, p.price, p.days, p.cover, p.milestones, p.portfolio
    from proposal p join named_project n on n.id = p.project_id
   where p.freelancer_id = :userId order by p.sent_at desc, p.id desc limit ${PROPOSAL_LIMITS.templates}`,
);
export async function readTemplates(db: Db, { userId }: Actor): Promise<{ items: ProposalTemplate[] }> {
  const rows = await db.rows(newest, { userId });
  return {
    items: rows.map(({ id, title, sent_at: at, currency, price, days, cover, milestones, portfolio }) => ({
      id,
      title,
      sent_at: at.toISOString(),
      price: money(price, currency),
      days,
      cover,
      milestones: partsFrom(milestones, currency),
      portfolio: [...portfolio],
    })),
  };
}

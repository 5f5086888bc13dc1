/**
 * Drafts, publishing and withdrawing. A published version is never changed: what people agreed to can always be read.
 */
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { textChanges } from '#kit/server/text-changes.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import type { publishContent, saveContentDraft, withdrawContent } from '../admin-contract.ts';
import { textPublished } from '../events.ts';
import { GUIDE_PICTURES } from '../guide-pictures.ts';
import type { ContentPage } from '../pages.ts';
import { earliestOf, inForce, whyNotFrom, whyNotWithdraw } from '../version.ts';
import { whyNotPublish } from './desk.ts';
import { operatorForStaff, textFrom, unknownPictures } from './sections.ts';
import { readBody, versionsOf, type Version } from './store.ts';

const insert = statement(
  'content_draft_insert',
  "insert into content_version (id, page, number, body, note, state, written_by, saved_at) values (:id, :page, :number, :body, :note, 'draft', :writtenBy, :savedAt)",
);
const save = statement(
  'content_draft_save',
  'update content_version set body = :body, note = :note, written_by = :writtenBy, saved_at = :savedAt, revision = revision + 1 where id = :id',
);
const discard = statement('content_draft_discard', "delete from content_version where id = :id and state = 'draft'");
const publish = statement(
  'content_publish',
  "update content_version set state = 'published', published_by = :publishedBy, published_at = :now, effective_at = :from where id = :id",
);
const withdraw = statement(
  'content_withdraw',
  "update content_version set state = 'withdrawn', withdrawn_at = :withdrawnAt where id = :id",
);

/** Two operators at one page write one after the other. */
async function lockPage(tx: Tx, page: ContentPage): Promise<Version[]> {
  lockUntilCommit(tx, 60, `content:${page}`);
  return versionsOf(tx, page);
}

const draftOf = (versions: readonly Version[]): Version | undefined => versions.find(({ state }) => state === 'draft');

/** Nothing of anyone is overwritten: a save on top of an older draft is refused with the newer one. */
async function mustBeNewest(tx: Tx, draft: Version | undefined, revision: number, mine = ''): Promise<void> {
  if ((draft?.revision ?? 0) === revision) return;
  const theirs = draft === undefined ? '' : await readBody(tx, draft);
  throw new Failure('wrong_state', {
    message:
      draft === undefined
        ? 'This draft has been published or deleted.'
        : 'Someone else saved this draft. Review their version first.',
    data: { revision: draft?.revision ?? 0, changes: mine === '' ? [] : textChanges(theirs, mine) },
  });
}

type Saved = Parsed<typeof saveContentDraft>['body'];

export async function saveDraft(
  tx: Tx,
  actor: Actor,
  page: ContentPage,
  { body, note, revision }: Saved,
  context: Context,
): Promise<DataOf<typeof saveContentDraft>> {
  const text = textFrom(body, operatorForStaff(context.config));
  if (text.title === '') throw invalidField('body', 'Begin with the title: “# ” and its words.');
  const [unknown] = unknownPictures(body);
  if (unknown !== undefined)
    throw invalidField(
      'body',
      `There is no picture called “${unknown}”. There are: ${Object.keys(GUIDE_PICTURES).join(', ')}.`,
    );
  const versions = await lockPage(tx, page);
  const draft = draftOf(versions);
  await mustBeNewest(tx, draft, revision, body);
  const savedAt = context.clock();
  if (draft === undefined)
    await tx.rows(insert, {
      id: context.makeId(),
      page,
      number: (versions[0]?.number ?? 0) + 1,
      body,
      note,
      writtenBy: actor.userId,
      savedAt,
    });
  else await tx.rows(save, { id: draft.id, body, note, writtenBy: actor.userId, savedAt });
  await recordStaffAct(tx, actor, 'page.save-draft', { type: 'page', id: page }, null, null, {
    number: draft?.number ?? (versions[0]?.number ?? 0) + 1,
    characters: body.length,
  });
  return { revision: revision + 1, saved_at: savedAt.toISOString(), text };
}

export async function discardDraft(tx: Tx, actor: Actor, page: ContentPage): Promise<null> {
  const draft = draftOf(await lockPage(tx, page));
  if (draft === undefined) throw new Failure('not_found');
  await tx.rows(discard, { id: draft.id });
  await recordStaffAct(
    tx,
    actor,
    'page.discard-draft',
    { type: 'page', id: page },
    null,
    { number: draft.number },
    null,
  );
  return null;
}

type Publish = Parsed<typeof publishContent>['body'];

export async function publishDraft(
  tx: Tx,
  actor: Actor,
  page: ContentPage,
  { revision, effective_at: wanted, reason }: Publish,
  context: Context,
): Promise<DataOf<typeof publishContent>> {
  const versions = await lockPage(tx, page);
  const draft = draftOf(versions);
  if (draft === undefined) throw new Failure('not_found', { message: 'There is no draft of this page.' });
  await mustBeNewest(tx, draft, revision);
  const refusal = await whyNotPublish(tx, actor, page, draft, context.config);
  if (refusal !== null) throw new Failure('forbidden', { message: refusal });
  const now = context.clock();
  const before = inForce(versions, now);
  const isFirst = before === null;
  const from = wanted === undefined ? earliestOf(page, now, isFirst) : new Date(wanted);
  const wrong = whyNotFrom(page, from, now, isFirst);
  if (wrong !== null) throw invalidField('effective_at', wrong);
  await tx.rows(publish, { id: draft.id, publishedBy: actor.userId, now, from });
  const facts = { number: draft.number, effectiveAt: from.toISOString() };
  await recordStaffAct(
    tx,
    actor,
    'page.publish',
    { type: 'page', id: page },
    reason,
    before === null ? null : { number: before.number },
    facts,
  );
  announce(tx, textPublished, {
    page,
    number: draft.number,
    before: before?.number ?? null,
    effectiveAt: from.toISOString(),
  });
  return { number: draft.number, effective_at: from.toISOString() };
}

type Withdrawal = Parsed<typeof withdrawContent>['body'];

export async function withdrawVersion(
  tx: Tx,
  actor: Actor,
  page: ContentPage,
  { number, reason }: Withdrawal,
  context: Context,
): Promise<null> {
  const versions = await lockPage(tx, page);
  const version = versions.find((version) => version.number === number && version.state !== 'draft');
  if (version === undefined) throw new Failure('not_found', { message: 'There is no such version of this page.' });
  const refusal =
    version.state === 'withdrawn' ? 'It was already withdrawn.' : whyNotWithdraw(versions, number, context.clock());
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: version.state } });
  await tx.rows(withdraw, { id: version.id, withdrawnAt: context.clock() });
  await recordStaffAct(tx, actor, 'page.withdraw', { type: 'page', id: page }, reason, { number }, null);
  return null;
}

import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { makeDocx } from '#kit/server/documents/docx.ts';
import * as contract from '../contract.ts';
import { writeJsonResume } from '../exchange/write-json-resume.ts';
import { cvPlainText } from '../exchange/plain-text.ts';
import { countCvView } from './count-cv-view.ts';
import { cvOnProfile } from './cv-on-profile.ts';
import { sourceOf } from './cv-source.ts';
import { helpWriting } from './help-writing.ts';
import { drawnPage, fileOf, pdfOf, readied } from './pages.ts';
import { presentCard } from './present-cv.ts';
import { shareCv } from './share-cv.ts';
import { cvOfToken, cvsOf, myCv } from './store.ts';
import { versionOf, versionsOf } from './versions.ts';
import { createCv, deleteCv, restoreCv, saveCv } from './write-cv.ts';

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

const own: readonly Handler[] = [
  onQuery(contract.myCvs, async ({ db, actor }) => ({ items: (await cvsOf(db, actor.userId)).map(presentCard) })),
  onQuery(contract.cv, async ({ db, actor, params, context }) => {
    const row = await myCv(db, params.id, actor.userId);
    const { facts } = await sourceOf(db, row.user_id, row.language, context);
    return {
      ...presentCard(row),
      content: row.content,
      facts: [...facts],
      model_host: context.languageModel?.host ?? null,
    };
  }),
  onCommand(contract.createCv, ({ tx, actor, body, context }) => createCv(tx, actor, body, context)),
  onCommand(contract.saveCv, ({ tx, actor, params, body, context }) => saveCv(tx, actor, params.id, body, context)),
  onCommand(contract.deleteCv, ({ tx, actor, params }) => deleteCv(tx, actor, params.id)),
  onQuery(contract.cvVersions, async ({ db, actor, params }) => {
    const { id } = await myCv(db, params.id, actor.userId);
    const rows = await versionsOf(db, id);
    return { items: rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() })) };
  }),
  onQuery(contract.cvVersion, async ({ db, actor, params }) => {
    const { id } = await myCv(db, params.id, actor.userId);
    const row = await versionOf(db, id, params.version);
    return { ...row, saved_at: row.saved_at.toISOString() };
  }),
  onCommand(contract.restoreCv, ({ tx, actor, params, context }) => restoreCv(tx, actor, params, context)),
  onCommand(contract.shareCv, ({ tx, actor, params, body, context }) => shareCv(tx, actor, params.id, body, context)),
  onCommand(
    contract.previewCv,
    async ({ db, actor, body, context }) =>
      drawnPage(await readied(db, { user_id: actor.userId, ...body }, context), body.page, body.known),
    async ({ prepared }) => prepared,
  ),
  onCommand(
    contract.helpWriting,
    ({ db, actor, body, context }) => helpWriting(db, actor.userId, body, context),
    async ({ prepared }) => prepared,
  ),
];

const files: readonly Handler[] = [
  onQuery(contract.cvPdf, async ({ db, actor, params, context }) =>
    pdfOf(await readied(db, await myCv(db, params.id, actor.userId), context), context.clock()),
  ),
  onQuery(contract.cvDocx, async ({ db, actor, params, context }) => {
    const { cv } = await readied(db, await myCv(db, params.id, actor.userId), context);
    return fileOf(`${cv.name}.docx`, await makeDocx(cv));
  }),
  onQuery(contract.cvText, async ({ db, actor, params, context }) => {
    const { cv } = await readied(db, await myCv(db, params.id, actor.userId), context);
    return fileOf(`${cv.name}.txt`, utf8(cvPlainText(cv)));
  }),
  onQuery(contract.cvJson, async ({ db, actor, params, context }) => {
    const row = await myCv(db, params.id, actor.userId);
    const { cv, source } = await readied(db, row, context);
    return fileOf(`${cv.name}.json`, utf8(writeJsonResume(cv, row.content, source)));
  }),
];

const shared: readonly Handler[] = [
  onQuery(contract.sharedCv, async ({ db, params, context }) => {
    const row = await cvOfToken(db, params.token);
    const ready = await readied(db, row, context);
    const { pages } = await drawnPage(ready, 1);
    const { name, headline, language } = ready.cv;
    const text = cvPlainText(ready.cv);
    return {
      name,
      headline,
      language,
      username: ready.source.record.username,
      is_indexed: row.is_indexed,
      pages,
      text,
    };
  }),
  onCommand(contract.seeSharedCv, ({ tx, actor, params, request, context }) =>
    countCvView(tx, params.token, { actor, address: request.address }, context),
  ),
  onQuery(contract.sharedCvPage, async ({ db, params, query, context }) =>
    drawnPage(await readied(db, await cvOfToken(db, params.token), context), query.page),
  ),
  onQuery(contract.profileCv, ({ db, params }) => cvOnProfile(db, params.username)),
  onQuery(contract.sharedCvPdf, async ({ db, params, context }) =>
    pdfOf(await readied(db, await cvOfToken(db, params.token), context), context.clock()),
  ),
];

export const cvHandlers: readonly Handler[] = [...own, ...files, ...shared];

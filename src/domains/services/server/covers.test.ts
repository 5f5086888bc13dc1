import Fastify from 'fastify';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import * as contract from '../contract.ts';
import { coverSeed } from '../cover-seed.ts';
import type { CoverDesign } from '../draft.ts';
import { goodDraft } from '../test-draft.ts';
import { refreshSellerCards } from './cards.ts';
import { myServiceInWizard, myServiceList, previewOfMine } from './my-services.ts';
import { offerForOrder } from './offer-for-order.ts';
import { publishService } from './publish-service.ts';
import { pauseService, resumeService } from './move-commands.ts';
import { cardsOfSeller } from './seller-services.ts';
import { servicePage } from './service-page.ts';
import { serviceCard } from './social-card.ts';
import { testPerson } from './test-people.ts';
import { mountTitleCovers } from './title-cover.ts';
import { restoreVersion } from './versions.ts';
import { createService, saveDraft } from './write-draft.ts';

let home: TestDatabase;
let context: Context;

beforeAll(async () => {
  home = await testDatabase();
  context = {
    config: { currency: 'USD', searchLanguage: 'en', locale: 'en-US' },
    clock: () => new Date(),
    makeId: uuidv7,
  } as unknown as Context;
});
afterAll(() => home.close());

const inTurn = <Result>(
  work: (tx: Parameters<Parameters<TestDatabase['database']['transact']>[0]>[0]) => Promise<Result>,
) => home.database.transact(work);

async function drafted(seller: Actor, title: string, design: CoverDesign | null = null): Promise<string> {
  const { id } = await inTurn((tx) => createService(tx, seller, {}, context));
  await inTurn((tx) => saveDraft(tx, seller, id, goodDraft({ title, cover_design: design }), context));
  return id;
}

async function published(
  seller: Actor,
  title: string,
  design: CoverDesign | null = null,
): Promise<{ id: string; slug: string }> {
  const id = await drafted(seller, title, design);
  const { slug } = await inTurn((tx) => publishService(tx, seller, id, context));
  return { id, slug: slug ?? '' };
}

const pageOf = async (slug: string) =>
  z.parse(contract.serviceBySlug.data, await servicePage(home.database.db, slug, FIRST_TERMS));
const cardsOf = async (username: string) =>
  z.parse(contract.servicesOfSeller.data, await cardsOfSeller(home.database.db, username)).items;
const cardOf = async (username: string, id: string) => (await cardsOf(username)).find((card) => card.id === id);

describe('a seller chooses what is drawn for a service without pictures', () => {
  test('one that nobody chose for has none, and its id draws it', async () => {
    const seller = await testPerson(home, 'plain');
    const { id, slug } = await published(seller, 'A service whose cover is left to us');
    expect((await cardOf('plain', id))?.cover).toBeNull();
    expect((await pageOf(slug)).cover).toBeNull();
  });

  test('a design is on its card, its page, in its orders, in its social card and in the seller’s own list', async () => {
    const seller = await testPerson(home, 'designed');
    const { id, slug } = await published(seller, 'A service with the fourth design on it', '4');
    const cover = `/art/brand/4/${coverSeed(id)}.svg`;
    expect((await cardOf('designed', id))?.cover).toBe(cover);
    expect((await pageOf(slug)).cover).toBe(cover);
    expect((await offerForOrder(home.database.db, { slug, packageKey: 'basic', extras: [] })).coverUrl).toBe(cover);
    expect((await myServiceList(home.database.db, seller, context)).items[0]?.cover).toBe(cover);
    const other = await published(seller, 'A service with the second design on it', '2');
    const [fourth, second] = [
      await serviceCard.read(home.database.db, slug, context),
      await serviceCard.read(home.database.db, other.slug, context),
    ];
    expect(fourth?.picture).toEqual({ svg: expect.stringContaining('<svg') });
    expect(fourth?.picture).not.toEqual(second?.picture);
  });

  test('a chosen title is drawn from what was published, and nothing of a draft can be read', async () => {
    const seller = await testPerson(home, 'titled');
    const server = Fastify();
    mountTitleCovers(server, { ...context, db: home.database.db });
    const { id, slug } = await published(seller, 'Fish & chips menus, <b>lettered</b> by hand', 'title');
    const cover = (await pageOf(slug)).cover ?? '';
    expect(cover).toMatch(/^\/art\/titles\/[\da-f-]{36}\.svg$/);
    expect((await offerForOrder(home.database.db, { slug, packageKey: 'basic', extras: [] })).coverUrl).toBe(cover);
    const drawn = await server.inject(cover);
    expect(drawn.statusCode).toBe(200);
    expect(drawn.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // As outlines, one for each letter.
    expect(drawn.body.match(/<use /g)).toHaveLength('Fish&chipsmenus,<b>lettered</b>byhand'.length);
    expect(drawn.body).not.toMatch(/<b>|<text|NaN|undefined/);

    const draft = await drafted(seller, 'A title that nobody else may read yet', 'title');
    expect(
      (await myServiceList(home.database.db, seller, context)).items.find((item) => item.id === draft)?.cover,
    ).toBeNull();
    expect((await previewOfMine(home.database.db, seller, draft, context)).cover).toMatch(
      /^data:image\/svg\+xml;base64,/,
    );
    // Another version of the same service keeps its own picture.
    await inTurn((tx) =>
      saveDraft(
        tx,
        seller,
        id,
        goodDraft({ title: 'Fish menus lettered by hand on boards', cover_design: 'title' }),
        context,
      ),
    );
    await inTurn((tx) => publishService(tx, seller, id, context));
    expect((await pageOf(slug)).cover).not.toBe(cover);
    expect((await server.inject(cover)).body).toBe(drawn.body);
    for (const address of [
      `/art/titles/${uuidv7()}.svg`,
      `/art/titles/${id}.svg`,
      '/art/titles/x.svg',
      `${cover.slice(0, -4)}.png`,
    ])
      expect((await server.inject(address)).statusCode, address).not.toBe(200);
    await server.close();
  });

  test('a title that our typefaces lack is left to the fonts of the reader', async () => {
    const seller = await testPerson(home, 'thai');
    const server = Fastify();
    mountTitleCovers(server, { ...context, db: home.database.db });
    const { slug } = await published(seller, 'ออกแบบโลโก้สำหรับร้านของคุณ', 'title');
    expect((await server.inject((await pageOf(slug)).cover ?? '')).body).toContain('<text');
    await server.close();
  });

  test('another choice is an unpublished change, and an older version brings its own back', async () => {
    const seller = await testPerson(home, 'changing');
    const { id } = await published(seller, 'A service that changes its cover once', '1');
    const wizard = () => myServiceInWizard(home.database.db, seller, id, context);
    expect((await wizard()).has_unpublished_changes).toBe(false);
    await inTurn((tx) =>
      saveDraft(
        tx,
        seller,
        id,
        goodDraft({ title: 'A service that changes its cover once', cover_design: '3' }),
        context,
      ),
    );
    expect(await wizard()).toMatchObject({ has_unpublished_changes: true, draft: { cover_design: '3' } });
    await inTurn((tx) => publishService(tx, seller, id, context));
    expect((await cardOf('changing', id))?.cover).toContain('/3/');
    await inTurn((tx) => restoreVersion(tx, seller, { id, number: '1' }, context));
    expect((await wizard()).draft.cover_design).toBe('1');
  });

  test('the database refuses a design that does not exist', async () => {
    const seller = await testPerson(home, 'wrong');
    await expect(drafted(seller, 'A service with a design of its own', '7' as CoverDesign)).rejects.toThrow(
      /cover_design_known/,
    );
    expect(contract.saveDraft.body.safeParse({ ...goodDraft(), cover_design: '7' }).success).toBe(false);
    expect(contract.saveDraft.body.safeParse(goodDraft()).success).toBe(true);
  });
});

describe('a service without pictures shows its seller’s portfolio', () => {
  const works = [
    {
      id: '1',
      title: 'Older',
      description: null,
      url: null,
      finished_on: '2024-01',
      images: ['older-1.webp', 'older-2.webp'],
    },
    { id: '2', title: 'Newer', description: null, url: null, finished_on: '2025-06', images: ['newer-1.webp'] },
  ];
  async function withPortfolio(username: string): Promise<Actor> {
    const seller = await testPerson(home, username);
    await home.owner.query('insert into profile (user_id, portfolios) values ($1, $2)', [
      seller.userId,
      JSON.stringify(works),
    ]);
    return seller;
  }
  const set = async (seller: Actor, change: string): Promise<void> => {
    await home.owner.query(`update profile set ${change} where user_id = $1`, [seller.userId]);
    await inTurn((tx) => refreshSellerCards(tx, seller.userId));
  };
  const covers = async (username: string, ids: readonly string[]) => {
    const cards = await cardsOf(username);
    return ids.map((id) => cards.find((card) => card.id === id)?.cover ?? null);
  };

  test('the newest work first, each picture for one service, and not for one whose seller chose a design', async () => {
    const seller = await withPortfolio('maker');
    const ids: string[] = [];
    // The first to go live, and it takes no picture from the others.
    const chosen = await published(seller, 'A service with a design that was chosen', '2');
    for (const place of ['first', 'second', 'third', 'fourth'])
      ids.push((await published(seller, `The ${place} service of a maker of things`)).id);
    expect(await covers('maker', [...ids, chosen.id])).toEqual([
      '/uploads/portfolio/newer-1.webp',
      '/uploads/portfolio/older-1.webp',
      '/uploads/portfolio/older-2.webp',
      null,
      `/art/brand/2/${coverSeed(chosen.id)}.svg`,
    ]);
    const wizard = await myServiceInWizard(home.database.db, seller, ids[0] ?? '', context);
    expect(wizard.portfolio_cover).toBe('/uploads/portfolio/newer-1.webp');
    expect((await previewOfMine(home.database.db, seller, ids[0] ?? '', context)).cover).toBe(wizard.portfolio_cover);
  });

  test('the others follow when one leaves or comes back, so that no two show the same', async () => {
    const seller = await withPortfolio('mover');
    const ids: string[] = [];
    for (const place of ['first', 'second'])
      ids.push((await published(seller, `The ${place} service of someone who pauses`)).id);
    const [first = ''] = ids;
    await inTurn((tx) => pauseService(tx, seller, first, context));
    expect((await covers('mover', ids))[1]).toBe('/uploads/portfolio/newer-1.webp');
    await inTurn((tx) => resumeService(tx, seller, first, context));
    expect(await covers('mover', ids)).toEqual(['/uploads/portfolio/newer-1.webp', '/uploads/portfolio/older-1.webp']);
  });

  test('not for one with a picture of its own, and never in an order: its owner may delete it', async () => {
    const seller = await withPortfolio('painter');
    const { id, slug } = await published(seller, 'A service that has a picture of its own');
    expect((await offerForOrder(home.database.db, { slug, packageKey: 'basic', extras: [] })).coverUrl).toBe(
      `/art/brand/${coverSeed(id)}.svg`,
    );
    await home.owner.query("update service set cover = 'own.webp', pictures = $2 where id = $1", [
      id,
      JSON.stringify([{ file: 'own.webp', alt: '' }]),
    ]);
    await inTurn((tx) => publishService(tx, seller, id, context));
    expect(await covers('painter', [id])).toEqual(['/uploads/covers/own.webp']);
  });

  test('nothing that not everyone may see: a portfolio for members, for nobody, or of a withheld profile', async () => {
    const seller = await withPortfolio('private');
    const { id, slug } = await published(seller, 'A service of someone who shows little');
    const shown = async () => [(await covers('private', [id]))[0], (await pageOf(slug)).cover];
    const first = '/uploads/portfolio/newer-1.webp';
    expect(await shown()).toEqual([first, first]);
    for (const audience of ['signed_in', 'only_me']) {
      await set(seller, `privacy_settings = '{"portfolios": "${audience}"}'`);
      expect(await shown(), audience).toEqual([null, null]);
    }
    await set(seller, "privacy_settings = '{}'");
    expect(await shown()).toEqual([first, first]);
    await set(seller, "withheld_at = now(), withheld_reason = 'Copied work'");
    expect(await shown()).toEqual([null, null]);
    await set(seller, "withheld_at = null, withheld_reason = null, portfolios = '[]'");
    expect(await shown()).toEqual([null, null]);
  });
});

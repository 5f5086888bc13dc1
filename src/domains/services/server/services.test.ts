import { composed } from '#kit/server/db/database.ts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import * as contract from '../contract.ts';
import { rateService } from './rate-service.ts';
import { shownReview } from './test-people.ts';
import { refreshSellerCards } from './cards.ts';
import { categoriesWithCounts, categoryWithFigures } from './categories.ts';
import type { ListQuery } from './list-conditions.ts';
import { servicesFound } from './list-services.ts';
import { archiveService, pauseService, resumeService } from './move-commands.ts';
import { myServiceInWizard, myServiceList } from './my-services.ts';
import { offerForOrder } from './offer-for-order.ts';
import { publishService } from './publish-service.ts';
import { servicePage } from './service-page.ts';
import { cardsOfSeller } from './seller-services.ts';
import { createService, saveDraft } from './write-draft.ts';
import { goodDraft } from '../test-draft.ts';
import { testPerson } from './test-people.ts';

let home: TestDatabase;
let context: Context;
let seller: Actor;
let stranger: Actor;

beforeAll(async () => {
  home = await testDatabase();
  context = {
    config: { currency: 'USD', searchLanguage: 'en' },
    clock: () => new Date(),
    makeId: uuidv7,
  } as unknown as Context;
  seller = await testPerson(home, 'mara');
  stranger = await testPerson(home, 'other');
});
afterAll(() => home.close());

const transact = <Result>(work: Parameters<TestDatabase['database']['transact']>[0]): Promise<Result> =>
  home.database.transact(work) as Promise<Result>;

async function written(over: Parameters<typeof goodDraft>[0] = {}): Promise<string> {
  const { id } = await home.database.transact((tx) => createService(tx, seller, {}, context));
  await home.database.transact((tx) => saveDraft(tx, seller, id, goodDraft(over), context));
  return id;
}

const publish = (id: string) => home.database.transact((tx) => publishService(tx, seller, id, context));
const listed = async (query: Partial<ListQuery>) =>
  z.parse(contract.listServices.data, await servicesFound(home.database.db, query as ListQuery, context));
const refusal = async (work: Promise<unknown>): Promise<Failure> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Failure) return error;
  throw new Error(`expected a failure, got ${String(error)}`);
};

describe('a seller publishes a service', () => {
  test('an unfinished draft is refused with what is missing, field by field', async () => {
    const { id } = await home.database.transact((tx) => createService(tx, seller, { title: 'Too short' }, context));
    const failure = await refusal(publish(id));
    expect(failure.code).toBe('invalid_input');
    expect(Object.keys(failure.fields ?? {})).toEqual(
      expect.arrayContaining(['title', 'category', 'packages.0.price', 'requirements', 'description']),
    );
    expect((await myServiceInWizard(home.database.db, seller, id, context)).state).toBe('draft');
    // As older drafts are stored.
    await home.owner.query('update service set draft = draft || \'{"packages": []}\' where id = $1', [id]);
    expect(Object.keys((await refusal(publish(id))).fields ?? {})).toEqual(Object.keys(failure.fields ?? {}));
  });

  test('a finished one is found by its words, its category and its seller, and its page matches the contract', async () => {
    const id = await written({ title: 'Quokka mascots drawn for small bakeries' });
    const { slug, state } = await publish(id);
    expect({ slug, state }).toEqual({ slug: 'quokka-mascots-drawn-for-small-bakeries', state: 'active' });
    const found = await listed({ q: 'quokka mascot' });
    expect(found).toMatchObject({ total: 1, total_is_floor: false, match: 'all', pages: 1 });
    expect(found.items[0]).toMatchObject({
      id,
      delivery_days: 5,
      price: { amount: '4000', currency: 'USD' },
      rating: null,
      seller: { username: 'mara', name: 'Mara Tester', level: 'new' },
    });
    expect((await listed({ category: 'brand-design' })).items.map((item) => item.id)).toContain(id);
    expect((await listed({ q: 'quoka mascotts' })).match).toBe('similar');
    const page = z.parse(contract.serviceBySlug.data, await servicePage(home.database.db, slug ?? '', FIRST_TERMS));
    expect(page).toMatchObject({ id, version: 1, motif: 'brand', seller: { services: 1, is_verified: false } });
    expect(page.content.description_blocks).toContainEqual({
      kind: 'paragraph',
      lines: [[{ text: 'What you get', bold: true }]],
    });
    expect(JSON.stringify(page.content.description_blocks)).not.toContain('script');
    const ofSeller = z.parse(contract.servicesOfSeller.data, await cardsOfSeller(home.database.db, 'mara'));
    expect(ofSeller.items).toHaveLength(1);
  });

  test('a card that an older process wrote is answered under the names of the contract', async () => {
    const id = await written({ title: 'Narwhal portraits in the style of old maps' });
    await publish(id);
    const [fresh] = (await listed({ q: 'narwhal' })).items;
    const renamed = await home.owner.query(
      `update service_card set card = replace(replace(card, '"delivery_days":', '"deliveryDays":'), '"rating_count":',
        '"ratingCount":')
       where service_id = $1 and card like '%"delivery_days":%"rating_count":%'`,
      [id],
    );
    expect(renamed.rowCount).toBe(1);
    expect((await listed({ q: 'narwhal' })).items).toEqual([fresh]);
  });

  test('the same title twice gives two addresses, and an address outlives a new title', async () => {
    const title = 'One title that two services share today';
    const [first, second] = [await written({ title }), await written({ title })];
    const [a, b] = await Promise.all([publish(first), publish(second)]);
    expect(a.slug).not.toBe(b.slug);
    await home.database.transact((tx) =>
      saveDraft(tx, seller, first, goodDraft({ title: 'Quite another title from now on' }), context),
    );
    expect((await publish(first)).slug).toBe(a.slug);
  });

  test('an edit is a new version; what was published before can be neither changed nor removed', async () => {
    const id = await written();
    await publish(id);
    const before = await offerForOrder(home.database.db, { serviceId: id, packageKey: 'basic', extras: [] });
    const dearer = goodDraft();
    await home.database.transact((tx) =>
      saveDraft(
        tx,
        seller,
        id,
        {
          ...dearer,
          packages: dearer.packages.map((servicePackage) => ({
            ...servicePackage,
            price: { amount: '9900', currency: 'USD' },
          })),
        },
        context,
      ),
    );
    expect(
      (await offerForOrder(home.database.db, { serviceId: id, packageKey: 'basic', extras: [] })).price.amount,
    ).toBe('4000');
    await publish(id);
    const after = await offerForOrder(home.database.db, { serviceId: id, packageKey: 'basic', extras: [] });
    expect(after.price.amount).toBe('9900');
    expect(after.versionId).not.toBe(before.versionId);
    await expect(
      transact((tx) =>
        tx.rows(composed("update service_version set content = '{}' where id = $1"), [before.versionId]),
      ),
    ).rejects.toThrow(/permission denied/);
    await expect(
      transact((tx) => tx.rows(composed('delete from service_version where id = $1'), [before.versionId])),
    ).rejects.toThrow(/permission denied/);
  });

  test('pausing removes it from every list, resuming restores it, archiving is final', async () => {
    const id = await written({ title: 'Sundials engraved to your latitude' });
    await publish(id);
    await home.database.transact((tx) => pauseService(tx, seller, id, context));
    expect((await listed({ q: 'sundials' })).total).toBe(0);
    expect(
      (await refusal(offerForOrder(home.database.db, { serviceId: id, packageKey: 'basic', extras: [] }))).code,
    ).toBe('wrong_state');
    await home.database.transact((tx) => resumeService(tx, seller, id, context));
    expect((await listed({ q: 'sundials' })).total).toBe(1);
    await home.database.transact((tx) => archiveService(tx, seller, id, context));
    expect((await listed({ q: 'sundials' })).total).toBe(0);
    expect((await refusal(home.database.transact((tx) => resumeService(tx, seller, id, context)))).code).toBe(
      'wrong_state',
    );
    expect((await refusal(home.database.transact((tx) => saveDraft(tx, seller, id, goodDraft(), context)))).code).toBe(
      'wrong_state',
    );
  });

  test('two presses on publish at once make two versions, one address and no error', async () => {
    const id = await written({ title: 'Pressed twice in the same moment' });
    const both = await Promise.all([publish(id), publish(id)]);
    expect(new Set(both.map(({ slug }) => slug)).size).toBe(1);
    const versions = await home.owner.query(
      'select number from service_version where service_id = $1 order by number',
      [id],
    );
    expect(versions.rows.map((row: { number: number }) => row.number)).toEqual([1, 2]);
  });
});

describe('who may', () => {
  test("a stranger gets the same answer for another seller's service as for a missing one", async () => {
    const id = await written();
    const tries = [id, uuidv7()].flatMap((serviceId) => [
      refusal(myServiceInWizard(home.database.db, stranger, serviceId, context)),
      refusal(transact((tx) => saveDraft(tx, stranger, serviceId, goodDraft(), context))),
      refusal(transact((tx) => publishService(tx, stranger, serviceId, context))),
      refusal(transact((tx) => archiveService(tx, stranger, serviceId, context))),
    ]);
    for (const failure of await Promise.all(tries))
      expect([failure.code, failure.message]).toEqual(['not_found', 'You don’t have this service.']);
  });

  test('a draft has no public page', async () => {
    await written({ title: 'Never published to anyone at all' });
    expect((await refusal(servicePage(home.database.db, 'never-published-to-anyone-at-all', FIRST_TERMS))).code).toBe(
      'not_found',
    );
    expect((await listed({ q: 'nothing-like-this' })).total).toBe(0);
  });
});

describe('what an order gets', () => {
  test('package, extras, days and questions as they are on sale now', async () => {
    const id = await written();
    const { slug } = await publish(id);
    const offer = await offerForOrder(home.database.db, {
      slug: slug ?? '',
      packageKey: 'standard',
      extras: ['rush', 'rush'],
    });
    expect(offer).toMatchObject({
      serviceId: id,
      sellerId: seller.userId,
      price: { amount: '10000', currency: 'USD' },
      deliveryDays: 9,
      package: { tier: 'standard', revisions: null },
    });
    expect(offer.questions).toHaveLength(2);
    expect(
      (await refusal(offerForOrder(home.database.db, { serviceId: id, packageKey: 'premium', extras: [] }))).code,
    ).toBe('invalid_input');
    expect(
      (await refusal(offerForOrder(home.database.db, { serviceId: id, packageKey: 'basic', extras: ['nope'] }))).code,
    ).toBe('invalid_input');
    expect(
      (await refusal(offerForOrder(home.database.db, { slug: 'nothing-here', packageKey: 'basic', extras: [] }))).code,
    ).toBe('not_found');
  });

  test('stars are those of the reviews that are shown, however often they are counted', async () => {
    const id = await written({ title: 'Rated quickly by three happy people' });
    await publish(id);
    for (const [communication, quality, value] of [
      [5, 5, 5],
      [5, 5, 4],
      [4, 4, 4],
    ] as const)
      await shownReview(home, id, { communication, quality, value });
    for (const _ of ['once', 'again']) await home.database.transact((tx) => rateService(tx, id));
    const card = (await listed({ q: 'rated quickly' })).items[0];
    expect(card).toMatchObject({ rating: 4.56, rating_count: 3 });
  });

  test("a seller's new name shows on the cards", async () => {
    const id = await written({ title: 'By someone who is about to rename' });
    await publish(id);
    await home.owner.query("update account set last_name = 'Renamed' where id = $1", [seller.userId]);
    await home.database.transact((tx) => refreshSellerCards(tx, seller.userId));
    expect((await listed({ q: 'about to rename' })).items[0]?.seller.name).toBe('Mara Renamed');
  });
});

describe('lists', () => {
  test('kept counts equal a fresh count, after everything above', async () => {
    const storedCounts = await home.owner.query(
      'select category, listed from category_count where listed > 0 order by 1',
    );
    const fresh = await home.owner.query(
      'select category, count(*)::integer as listed from service_card group by 1 order by 1',
    );
    expect(storedCounts.rows).toEqual(fresh.rows);
    const { total } = z.parse(contract.serviceCategories.data, await categoriesWithCounts(home.database.db));
    expect(total).toBe((await listed({})).total);
  });

  test('every sort and filter answers in the shape of the contract', async () => {
    for (const sort of [undefined, 'relevance', 'newest', 'price_low', 'price_high', 'rating'] as const)
      for (const q of [undefined, 'drawn', "'; drop table service --", '((( & | !', 'the'])
        for (const category of [undefined, 'brand-design', 'logo-design', 'no-such-thing'])
          await listed({
            sort,
            q,
            category,
            facets: 'true',
            page: 2,
            ...(q === 'drawn' ? { min_price: '5', max_price: '999999999.99', delivery_days: 30 } : {}),
          });
    const prices = (await listed({ sort: 'price_high' })).items.map((item) => Number(item.price.amount));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test('ranges leave out what is outside them, and facets count the rest', async () => {
    const all = await listed({ min_price: '5.00', facets: 'true' });
    expect(all.facets?.categories.find((category) => category.slug === 'brand-design')?.count).toBe(all.total);
    expect((await listed({ max_price: '5' })).total).toBe(0);
    expect((await listed({ delivery_days: 1 })).total).toBe(0);
  });

  test('a category has its words and figures; an unknown one is not found', async () => {
    const page = z.parse(
      contract.categoryPage.data,
      await categoryWithFigures(home.database.db, 'brand-design', 'USD'),
    );
    expect(page.median_delivery_days).toBe(5);
    expect(page.top.length).toBeGreaterThan(3);
    z.parse(contract.categoryPage.data, await categoryWithFigures(home.database.db, 'logo-design', 'USD'));
    expect((await refusal(categoryWithFigures(home.database.db, 'no-such-thing', 'USD'))).code).toBe('not_found');
  });

  test("a seller's own list says what is missing and what can be done", async () => {
    const mine = z.parse(contract.myServices.data, await myServiceList(home.database.db, seller, context));
    expect(mine.items.find((item) => item.state === 'draft' && item.missing > 0)?.actions).toEqual([
      'publish',
      'archive',
    ]);
    expect(mine.items.find((item) => item.state === 'active')?.actions).toEqual(['publish', 'pause', 'archive']);
    expect(mine.counts.active).toBeGreaterThan(0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { openDatabase } from '#kit/server/db/database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { goodDraft } from '../../test-draft.ts';
import { NEWCOMER_PLACES, RANK_WEIGHTS, STORED_PARTS } from '../../rank.ts';
import { refreshCards, refreshSellerCards } from '../cards.ts';
import type { ListQuery } from '../list-conditions.ts';
import { servicesFound } from '../list-services.ts';
import { explainRank } from '../explain-rank.ts';
import { freelancersFound } from '../list-freelancers.ts';
import { publishService } from '../publish-service.ts';
import { rankServices } from '../rank-services.ts';
import { suggestionsFor } from '../suggest.ts';
import { testPerson } from '../test-people.ts';
import { createService, saveDraft } from '../write-draft.ts';

let base: TestDatabase;
let context: Context;
let seller: Actor;

beforeAll(async () => {
  base = await testDatabase();
  context = {
    config: { currency: 'USD', searchLanguage: 'en' },
    clock: () => new Date(),
    makeId: uuidv7,
    database: base.database,
    db: base.db,
  } as unknown as Context;
  seller = await testPerson(base, 'mara');
});
afterAll(() => base.close());

interface Answer {
  readonly items: { id: string; title: string }[];
  readonly total: number;
  readonly match: string;
  readonly corrected: string | null;
  readonly facets: Record<string, { count: number; code?: string; level?: string; tier?: string; max?: number }[]>;
}
const search = async (query: Partial<ListQuery>, language: string | null = 'en', db = base.db): Promise<Answer> =>
  (await servicesFound(db, query, {
    ...context,
    config: { ...context.config, searchLanguage: language },
  })) as unknown as Answer;
const titles = async (q: string, language: string | null = 'en') =>
  (await search({ q }, language)).items.map(({ title }) => title);

async function onSale(title: string, over: Parameters<typeof goodDraft>[0] = {}, by = seller): Promise<string> {
  return base.database.transact(async (tx) => {
    const { id } = await createService(tx, by, {}, context);
    await saveDraft(
      tx,
      by,
      id,
      goodDraft({
        title,
        tags: [],
        description: `${goodDraft().description} Made with care.`.replaceAll(/logo/gi, 'mark'),
        ...over,
      }),
      context,
    );
    await publishService(tx, by, id, context);
    return id;
  });
}

describe('words', () => {
  test('slips, plurals, other spellings and words for the same thing find it', async () => {
    await onSale('Colour palettes for quiet galleries', { category: 'print-design' });
    const title = 'Colour palettes for quiet galleries';
    for (const q of ['color palette', 'colour gallery', 'paletes', 'quite galleries', 'colorpalettes'])
      expect(await titles(q), q).toContain(title);
    expect(await search({ q: 'paletes' })).toMatchObject({ match: 'similar', corrected: 'palettes' });
    await onSale('A web shop for ceramics and glass', { category: 'online-shops' });
    for (const q of ['webshop', 'e-commerce ceramics', 'ecommerce glass', 'online store'])
      expect((await titles(q))[0], q).toBe('A web shop for ceramics and glass');
  });

  test('a word that nobody has leaves what the others find, and says so', async () => {
    expect(await search({ q: 'ceramics xylophonist' })).toMatchObject({ match: 'similar', total: 1 });
    expect(await search({ q: 'xylophonist' })).toMatchObject({ match: 'all', total: 0 });
  });

  test('the exact title comes first, whatever others have to say for them', async () => {
    const id = await onSale('Linocut prints of lighthouses');
    const famous = await onSale('Linocut prints of lighthouses and of harbors, framed');
    await base.owner.query('update service set rating_sum = 25000, rating_count = 50 where id = $1', [famous]);
    await base.database.transact((tx) => refreshCards(tx, [famous]));
    const found = (await search({ q: 'linocut prints of lighthouses' })).items.map((service) => service.id);
    expect(found.slice(0, 2)).toEqual([id, famous]);
    expect((await search({ q: 'linocut lighthouses' })).items[0]?.id).toBe(famous);
  });

  test('the language of the instance decides what a form of a word is; without one it is as it is', async () => {
    const base2 = openDatabase({ connection: base.connection, poolSize: 2, role: 'docket_app' });
    try {
      await onSale('Übersetzungen vom Bairischen ins Deutsche', { category: 'document-translation' });
      expect((await search({ q: 'übersetzung' }, 'de')).match).toBe('all');
      expect((await search({ q: 'Ubersetzung' }, 'de')).total).toBe(1);
      // Without forms it is a slip of three signs, more than is forgiven.
      expect((await search({ q: 'übersetzte' }, null, base2.db)).total).toBe(0);
      expect((await search({ q: 'übersetzungen' }, null, base2.db)).total).toBe(1);
    } finally {
      await base2.end();
    }
  });
});

describe('several processes', () => {
  test('each sees what another wrote, also from a transaction that began before it looked', async () => {
    const other = openDatabase({ connection: base.connection, poolSize: 4, role: 'docket_app' });
    try {
      expect((await search({ q: 'marzipan' }, 'en', other.db)).total).toBe(0);
      const client = await base.owner.connect();
      const id = await onSale('Something about nougat and dates');
      await client.query('begin');
      await client.query(
        "update service_card set title = replace(title, 'nougat', 'nougats'), card = replace(card, 'nougat', 'nougats') where service_id = $1",
        [id],
      );
      // By another seller: what goes live waits for the cards of its seller's other services.
      await onSale('Marzipan figures for wedding cakes', {}, await testPerson(base, 'noor'));
      expect((await search({ q: 'marzipan' }, 'en', other.db)).total).toBe(1);
      await client.query('commit');
      client.release();
      await search({ q: 'marzipan' }, 'en', other.db);
      expect((await search({ q: 'dates' }, 'en', other.db)).items[0]?.title).toContain('nougats');
      await base.owner.query('delete from service_card where service_id = $1', [id]);
      expect((await search({ q: 'nougat' }, 'en', other.db)).total).toBe(0);
      await base.database.transact((tx) => refreshCards(tx, [id]));
      expect((await search({ q: 'nougat' }, 'en', other.db)).total).toBe(1);
    } finally {
      await other.end();
    }
  });
});

describe('facets', () => {
  test('count what choosing each value would leave, and filters keep only that', async () => {
    const linnea = await testPerson(base, 'linnea');
    await base.owner.query("update account set country_id = (select id from country where code = 'NO') where id = $1", [
      linnea.userId,
    ]);
    await base.owner.query(
      `insert into profile (user_id, level, languages)
        values ($1, 'level_2', '[{"code":"nb","fluency":"native"},{"code":"en","fluency":"fluent"}]')`,
      [linnea.userId],
    );
    await onSale('Woodcut prints of fjords', { category: 'print-design' }, linnea);
    await base.database.transact((tx) => refreshSellerCards(tx, linnea.userId));
    const all = await search({ q: 'prints', facets: 'true' });
    expect(all.facets['countries']).toEqual([{ code: 'NO', name: 'Norway', count: 1 }]);
    expect(all.facets['levels']?.map(({ level, count }) => [level, count])).toEqual([
      ['new', all.total - 1],
      ['level_1', 0],
      ['level_2', 1],
      ['top', 0],
    ]);
    for (const [filter, facet, value] of [
      [{ country: 'NO' }, 'countries', 'code'],
      [{ language: 'nb' }, 'languages', 'code'],
      [{ level: 'level_2' }, 'levels', 'level'],
      [{ tier: 'registered' }, 'tiers', 'tier'],
    ] as const) {
      const narrowed = await search({ q: 'prints', facets: 'true', ...filter });
      const chosen = Object.values(filter)[0];
      expect(narrowed.total, chosen).toBe(all.facets[facet]?.find((facet) => facet[value] === chosen)?.count);
      // Its own facet still counts the other values.
      expect(narrowed.facets[facet]).toEqual(all.facets[facet]);
    }
    const cheap = await search({ q: 'prints', max_price: '50' });
    expect(cheap.total).toBe(all.facets['prices']?.find(({ max }) => max === 50)?.count);
    expect((await search({ q: 'prints', min_rating: 4.5 })).total).toBe(1);
    expect((await search({ q: 'prints', online: 'true' })).total).toBe(0);
  });

  test('someone is online who was just active and shows it to everyone', async () => {
    await base.owner.query("update account set last_activity_at = now() where username = 'mara'");
    await base.owner.query(
      `insert into profile (user_id, privacy_settings) values ($1, '{"last_activity_at":"public"}')
        on conflict (user_id) do update set privacy_settings = excluded.privacy_settings`,
      [seller.userId],
    );
    const fresh = openDatabase({ connection: base.connection, poolSize: 2, role: 'docket_app' });
    expect((await search({ q: 'linocut', online: 'true', facets: 'true' }, 'en', fresh.db)).total).toBe(2);
    await fresh.end();
  });
});

describe('suggestions', () => {
  test('offer words, categories, services and people', async () => {
    const suggest = async (typed: string) =>
      (await suggestionsFor(base.db, typed, context)).map(({ kind, text }) => `${kind}: ${text}`);
    expect(await suggest('linoc')).toEqual(expect.arrayContaining(['search: linocut']));
    expect(await suggest('linocut')).toContain('service: Linocut prints of lighthouses');
    const name = categoryBySlug('print-design')?.name ?? '';
    expect(await suggest(name.slice(0, 7))).toContain(`category: ${name}`);
    expect(await suggest('mara')).toContain('person: Mara Tester');
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('')).toEqual([]);
  });
});

describe('freelancers', () => {
  test('are found by skill, title, name, country and level, and only by what they show', async () => {
    const found = async (query: object) =>
      (await freelancersFound(base.db, query, context)).items.map(({ username }) => username);
    await base.owner.query(
      "update profile set skills = '{logo-design,figma}', professional_title = 'Printmaker' where user_id = (select id from account where username = 'linnea')",
    );
    expect((await found({ q: 'logo printmaker' }))[0]).toBe('linnea');
    expect(await found({ country: 'NO', level: 'level_2' })).toEqual(['linnea']);
    await base.owner.query(
      `update profile set privacy_settings = '{"skills":"signed_in","country":"only_me"}'
        where user_id = (select id from account where username = 'linnea')`,
    );
    expect(await found({ q: 'figma' })).not.toContain('linnea');
    expect(await found({ country: 'NO' })).toEqual([]);
    expect(await found({ q: 'linnea' })).toEqual(['linnea']);
    await base.owner.query("update account set suspended_at = now() where username = 'linnea'");
    expect(await found({ q: 'linnea' })).toEqual([]);
  });

  test('are found with typos, with counts of each facet, and from what price', async () => {
    const bela = await testPerson(base, 'belabartosh');
    await base.owner.query(
      `insert into profile (user_id, professional_title, skills, languages, level)
       values ($1, 'Accordionist', '{sound-design}', '[{"code":"hu","fluency":"native"}]', 'top') on conflict (user_id)
         do update set professional_title = excluded.professional_title,
         skills = excluded.skills, languages = excluded.languages, level = excluded.level`,
      [bela.userId],
    );
    const ask = (query: object) => freelancersFound(base.db, { facets: 'true', ...query }, context);
    const typed = await ask({ q: 'acordionist' });
    expect(typed).toMatchObject({ total: 1, match: 'similar', corrected: 'accordionist' });
    expect(typed.items[0]).toMatchObject({ username: 'belabartosh', from: null, points: null, level: 'top' });
    await onSale('Accordion recorded for your waltz', {}, bela);
    const [selling] = (await ask({ q: 'accordionist' })).items;
    expect(selling).toMatchObject({ services: 1, from: { currency: 'USD' } });
    const price = Number(selling?.from?.amount) / 100;
    expect((await ask({ q: 'accordionist', max_price: String(price) })).total).toBe(1);
    expect((await ask({ q: 'accordionist', max_price: String(price - 0.01) })).total).toBe(0);
    const { facets, items } = await ask({ language: 'hu' });
    expect(items.map(({ username }) => username)).toEqual(['belabartosh']);
    expect(facets?.skills).toEqual([{ code: 'sound-design', name: expect.any(String) as string, count: 1 }]);
    // Each facet is counted without its own filter.
    const newOnes = await ask({ q: 'accordionist', level: 'new' });
    expect(newOnes).toMatchObject({ total: 0, facets: { languages: [] } });
    expect(newOnes.facets?.levels.find(({ level }) => level === 'top')?.count).toBe(1);
    expect((await ask({ q: 'accordionist', online: 'true' })).total).toBe(0);
  });
});

describe('rank', () => {
  test('each part of a service’s points is told, and they are those of its score', async () => {
    const { rows } = await base.owner.query<{ slug: string; score: number; title: string }>(
      "select slug, score, title from service_card where title like 'Linocut prints of lighthouses and%'",
    );
    const [{ slug, score, title } = { slug: '', score: 0, title: '' }] = rows;
    const plain = await explainRank(base.db, slug, '', context);
    expect([plain.points, plain.of]).toEqual([score / 100, 65]);
    const searchRank = await explainRank(base.db, slug, 'linocut lighthouses', context);
    expect(searchRank.of).toBe(100);
    expect(searchRank.parts[0]).toMatchObject({ part: 'text', of: 35 });
    expect(searchRank.parts[0]?.points).toBeGreaterThan(20);
    expect((await explainRank(base.db, slug, title, context)).is_exact).toBe(true);
    expect((await explainRank(base.db, slug, 'sundial', context)).parts[0]?.points).toBe(0);
  });

  test('the weights add up to 100, and the parts that are stored to 65', () => {
    const sum = (parts: readonly (keyof typeof RANK_WEIGHTS)[]) =>
      parts.reduce((all, part) => all + RANK_WEIGHTS[part], 0);
    expect([sum(Object.keys(RANK_WEIGHTS) as (keyof typeof RANK_WEIGHTS)[]), sum(STORED_PARTS)]).toEqual([100, 65]);
  });

  test('what is stored of it adds up to the score, for every card', async () => {
    while (await rankServices(context));
    const { rows } = await base.owner.query<{ wrong: number; unpriced: number }>(
      `select count(*) filter (where score <> (select sum(part) from unnest(rank_parts) part))::integer as wrong,
         count(*) filter (where ranked_on is distinct from current_date)::integer as unpriced from service_card`,
    );
    expect(rows[0]).toEqual({ wrong: 0, unpriced: 0 });
  });

  test('prices are judged one category at a time, and with them only what was judged today', async () => {
    await base.owner.query('update category_count set priced_on = null, median_price = null');
    await base.owner.query("update service_card set ranked_on = current_date - 1 where title like 'Linocut%'");
    const count = async (what: string): Promise<number> => {
      const { rows } = await base.owner.query<{ count: number }>(`select count(*)::integer as count from ${what}`);
      return rows[0]?.count ?? 0;
    };
    const isDue = await rankServices(context);
    expect([isDue, await count('category_count where priced_on = current_date')]).toEqual([true, 1]);
    while (await rankServices(context));
    expect(await count('category_count where priced_on is distinct from current_date')).toBe(0);
    expect(await count('service_card where ranked_on is distinct from current_date')).toBe(0);
    const wrong = `category_count k where median_price is distinct from (
      select percentile_disc(0.5) within group (order by price) from service_card c where c.category = k.category)`;
    expect(await count(wrong)).toBe(0);
  });

  test('the first page keeps places for newcomers, and no service comes twice or is lost', async () => {
    const ids: string[] = [];
    const sellers = [await testPerson(base, 'aiko'), await testPerson(base, 'haru')];
    for (let n = 0; n < 30; n += 1) ids.push(await onSale(`Kintsugi repair of bowls, kind ${n}`, {}, sellers[n % 2]));
    await base.owner.query('update service set rating_sum = 500 * 40, rating_count = 40 where id = any($1)', [
      ids.slice(0, 26),
    ]);
    await base.database.transact((tx) => refreshCards(tx, ids));
    const [first, second] = [await search({ q: 'kintsugi' }), await search({ q: 'kintsugi', page: 2 })];
    const order = [...first.items, ...second.items].map(({ id }) => id);
    expect(order.toSorted()).toEqual(ids.toSorted());
    const newcomers = new Set(ids.slice(26));
    expect(NEWCOMER_PLACES.map((place) => newcomers.has(order[place - 1] ?? ''))).toEqual([true, true, true]);
  });
});

import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountFetchAhead } from './fetch-ahead.ts';

async function rules(headers: Record<string, string> = {}) {
  const app = fastify();
  mountFetchAhead(app);
  const answer = await app.inject({ url: '/ahead.json', headers });
  return { type: answer.headers['content-type'], vary: answer.headers['vary'], rule: JSON.parse(answer.body).prerender[0] };
}

test('a pointer on a link has its page prepared; on a phone the browser guesses', async () => {
  const { type, vary, rule } = await rules();
  expect([type, vary, rule.eagerness]).toEqual(['application/speculationrules+json; charset=utf-8', 'sec-ch-ua-mobile', 'eager']);
  expect((await rules({ 'sec-ch-ua-mobile': '?1' })).rule.eagerness).toBe('moderate');
});

test('no screen behind sign-in is prepared ahead', async () => {
  const { where } = (await rules()).rule;
  const [open, { not }] = where.and;
  const includes = (list: { or: { href_matches: string }[] }, path: string) =>
    list.or.some(({ href_matches }) => new RegExp(`^${href_matches.replaceAll('*', '.*')}$`).test(path));
  for (const path of ['/services/a-logo', '/projects/a-shop', '/user/profile/amara'])
    expect([includes(open, path), includes(not, path)]).toEqual([true, false]);
  for (const path of ['/services/dashboard', '/services/orders/DK-1', '/projects/edit/a-shop']) expect(includes(not, path)).toBe(true);
});

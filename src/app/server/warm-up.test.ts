import { expect, it } from 'vitest';
import { projectsSearched } from '#domains/projects/server/open-projects.ts';
import { peopleSearched } from '#domains/services/server/search/open-people.ts';
import { servicesSearched } from '#domains/services/server/search/open-services.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { testApp } from './test-app.ts';
import { modules } from './modules.ts';
import { warmUp } from './warm-up.ts';

const noted = () => {
  const lines: unknown[] = [];
  return { lines, context: { log: { warn: (facts: unknown) => lines.push(facts) } } as unknown as Context };
};

it('warms one after another, and goes on after one that fails', async () => {
  const { lines, context } = noted();
  const order: string[] = [];
  const slow = {
    name: 'slow',
    warm: () => new Promise<void>((done) => setTimeout(() => done(void order.push('slow')), 20)),
  };
  const faulty = { name: 'faulty', warm: () => Promise.reject(new Error('gone')) };
  const last = { name: 'last', warm: () => Promise.resolve(order.push('last')) };
  await warmUp([slow, faulty, { name: 'cold' }, last], context).done;
  expect(order).toEqual(['slow', 'last']);
  expect(lines).toEqual([expect.objectContaining({ domain: 'faulty' })]);
});

it('says nothing of what fails while it stops, and begins nothing more', async () => {
  const { lines, context } = noted();
  let fail: (error: Error) => void = () => undefined;
  let begun = 0;
  const going = { name: 'going', warm: () => new Promise<never>((_done, failed) => (fail = failed)) };
  const { done, stop } = warmUp([going, { name: 'next', warm: () => Promise.resolve((begun += 1)) }], context);
  stop();
  fail(new Error('the pool has ended'));
  await done;
  expect([begun, lines]).toEqual([0, []]);
});

it('leaves no index for the first search to read', async () => {
  const app = await testApp();
  try {
    await app.publish();
    const { lines, context } = noted();
    await warmUp(modules, { ...app.context, log: context.log }).done;
    const { db, config } = app.context;
    const queries: string[] = [];
    const watched = new Proxy(db, {
      get: (target, name: keyof Db) => {
        if (name === 'row' || name === 'rows') queries.push(name);
        return target[name];
      },
    });
    const opened = await Promise.all(
      [servicesSearched, peopleSearched, projectsSearched].map(({ open }) => open(watched, config.searchLanguage)),
    );
    expect([queries, lines]).toEqual([[], []]);
    expect(opened.map(({ index }) => index.size > 0)).toEqual([true, true, false]);
  } finally {
    await app.close();
  }
});

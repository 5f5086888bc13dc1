import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { routes } from '#routes';
import { ACTIONS_OF_VISITORS, homeActionsOf, SEARCH_ELSEWHERE } from './public/home-actions.ts';
import { HomeButtons } from './public/home-buttons.tsx';

test('clients are asked to hire, freelancers to sell, and everyone else to go on', () => {
  const words = (role: Parameters<typeof homeActionsOf>[0]) => homeActionsOf(role).map((action) => action.words);
  expect(words('client')).toEqual(['Post a project', 'View your orders']);
  expect(words('freelancer')).toEqual(['Find projects', 'Create a service']);
  expect(words('both')).toEqual(['Post a project', 'Find projects']);
  for (const other of [null, 'user'] as const) expect(words(other)).toEqual(['Go to your dashboard']);
});

test('what the home page leads to is on the map', () => {
  const all = [
    ...ACTIONS_OF_VISITORS,
    ...SEARCH_ELSEWHERE,
    ...(['client', 'freelancer', null] as const).flatMap(homeActionsOf),
  ];
  expect(all.map(({ href }) => href).filter((href) => !routes.some(({ path }) => path === href))).toEqual([]);
});

test('the document has the buttons of visitors and a link of those who are signed in, each for its reader alone', () => {
  const page = renderToStaticMarkup(<HomeButtons />);
  for (const { href } of ACTIONS_OF_VISITORS)
    expect(page).toMatch(new RegExp(`href="${href}"[^>]*class="[^"]*(?<!not-)in-data-\\[session=in\\]:hidden`));
  expect(page).toMatch(/href="\/user\/dashboard"[^>]*class="[^"]*not-in-data-\[session=in\]:hidden/);
});

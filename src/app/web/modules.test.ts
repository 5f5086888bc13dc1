import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { ROLES, sideOf, type Role } from '#kit/actor.ts';
import { isBuilt, routes, SECTIONS } from '#routes';
import { DASHBOARDS } from '#kit/dashboard.ts';
import { PLACES, placed } from './dashboard-places.ts';
import { isSettings } from './settings-places.tsx';
import { dashboardViews, markedAt, navigationOf, overview, personPanels, settingsParts, staffPanels, waitingAt, webModules } from './modules.ts';

const SRC = path.join(import.meta.dirname, '../..');

it('lists the web side of every domain that has one', () => {
  const domains = path.join(SRC, 'domains');
  const written = readdirSync(domains).filter((name) => existsSync(path.join(domains, name, 'web/module.ts')));
  expect(webModules.map(({ name }) => name).toSorted()).toEqual(written.toSorted());
});

const itemsOf = (role: Role) => navigationOf(role).flatMap(({ items }) => items);

test.each(ROLES)('the navigation of the role %s names built screens, each once, in the order of the sections', (role) => {
  const names = itemsOf(role).map(({ screen }) => screen);
  expect(names.filter((screen) => !isBuilt(screen))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe([overview(sideOf(role)), ...webModules.flatMap(({ navigation }) => navigation?.(role) ?? [])].length);
  const titles = navigationOf(role).map(({ title }) => title);
  expect(titles).toEqual(Object.values(SECTIONS).filter((title) => titles.includes(title)));
  expect([titles[0], titles.at(-1)]).toEqual(['Overview', 'Settings']);
});

test.each(ROLES)('a phone has four places of the role %s beside the menu, the overview and the money among them', (role) => {
  const bar = itemsOf(role).filter(({ isPrimary }) => isPrimary === true);
  expect(bar.map(({ label, short, screen }) => short ?? label ?? screen)).toHaveLength(4);
  expect(bar[0]?.label).toBe('Overview');
  expect(bar.at(-1)?.screen).toBe('wallet');
});

it('marks a place of the navigation on every signed-in screen', () => {
  const own = (name: string) => (role: Role) =>
    markedAt(
      name,
      itemsOf(role).map(({ screen }) => screen),
    );
  const within = routes.filter(({ layout, page }) => layout === 'app' && page !== null);
  expect(within.filter(({ name }) => ROLES.map(own(name)).every((marked) => marked === undefined)).map(({ name }) => name)).toEqual([]);
  expect(['order', 'verify-phone', 'create-service', 'dashboard'].map((name) => own(name)('freelancer'))).toEqual([
    'selling-orders',
    'profile-settings',
    'my-services',
    'freelancer-dashboard',
  ]);
});

it('marks what the breadcrumbs of a screen name where it is under several places', () => {
  const marked = (trail: string[]) =>
    markedAt(
      'order',
      itemsOf('both').map(({ screen }) => screen),
      trail,
    );
  expect([marked(['/services/dashboard/orders']), marked(['/services/orders']), marked([])]).toEqual(['selling-orders', 'buying-orders', 'buying-orders']);
});

it('a person’s page has a panel of each domain at a place of its own', async () => {
  expect(personPanels.map(({ place }) => place)).toEqual([...new Set(personPanels.map(({ place }) => place))].toSorted((a, b) => a - b));
  expect(webModules.filter((one) => one.personPanels !== undefined).map(({ name }) => name)).toEqual([
    'accounts',
    'wallet',
    'payouts',
    'projects',
    'orders',
    'contracts',
  ]);
  for (const { load } of personPanels) expect(await load()).toBeTypeOf('function');
});

it('has every section in the drawing of the navigation', () => {
  const drawing = readFileSync(path.join(SRC, '../docs/navigation.md'), 'utf8');
  expect([...drawing.matchAll(/^\| \*\*([\w ]+)\*\*/gm)].map(([, title]) => title)).toEqual(Object.values(SECTIONS));
  const used = new Set<string>(routes.map(({ section }) => section));
  expect(Object.keys(SECTIONS).filter((section) => !used.has(section))).toEqual([]);
});

it('has each part of the settings on a place of the settings, with anchors of its own', () => {
  expect(settingsParts.filter(({ screen }) => !isSettings(screen)).map(({ screen }) => screen)).toEqual([]);
  const anchors = settingsParts.flatMap((part) => part.anchors.map(([id]) => id));
  expect(anchors).toEqual([...new Set(anchors)]);
});

it('counts what waits only behind screens of staff', () => {
  const ofStaff = routes.filter(({ access }) => access === 'operator').map(({ name }) => name);
  expect([...waitingAt.keys()].filter((name) => !ofStaff.includes(name))).toEqual([]);
});

it('has a component for every part that is loaded later', async () => {
  const loads = [...settingsParts, ...staffPanels].flatMap(({ load }) => load ?? []).concat(...waitingAt.values());
  const parts = await Promise.all(loads.map((load) => load()));
  expect(parts.map((part) => typeof part)).toEqual(parts.map(() => 'function'));
  expect(parts.length).toBeGreaterThan(7);
});

test.each(DASHBOARDS)('every name that has a place on the dashboard "%s" is brought by one domain', async (of) => {
  const views = await dashboardViews(of);
  const { figures, main, side } = PLACES[of];
  for (const [part, places] of [
    ['figures', figures],
    ['panels', [...main, ...side]],
  ] as const) {
    const names = views.flatMap((view) => Object.keys(view[part] ?? {}));
    expect(new Set(names).size).toBe(names.length);
    expect(places.filter((name) => !names.includes(name))).toEqual([]);
  }
  const kinds = views.flatMap((view) => Object.keys(view.turns ?? {}));
  expect(kinds).toEqual([...new Set(kinds)]);
  expect(kinds).toContain('order');
});

it('shows what a new domain brings before it is given a place: after what has one', () => {
  const brought = [
    ['tools', 1],
    ['clearing', 2],
    ['sheds', 3],
    ['earnings', 4],
  ] as const;
  expect(placed(brought, ['earnings', 'clearing']).map(([name]) => name)).toEqual(['earnings', 'clearing', 'tools', 'sheds']);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathTo, routes, trailTo } from './routes.ts';

test('a screen shows the way back through all it is under', () => {
  const { items, current } = trailTo('add-payment-method');
  expect(items.map(({ label }) => label)).toEqual(['Wallet', 'Payment methods']);
  expect(items[0]?.href).toBe(pathTo('wallet'));
  expect(current).toBe('Add a payment method');
});

test('a part of the settings leads back to its own place there', () => {
  expect(trailTo('change-password').items).toEqual([
    { href: '/user/profile_setting/security#security-password', label: 'Security settings' },
  ]);
  expect(trailTo('select-skill').items).toEqual([{ href: '/user/profile_setting#skills', label: 'Profile settings' }]);
});

test('an order is under the list of the side its reader is on', () => {
  const above = (under: string): string[] =>
    trailTo('order-review', { params: { orderNumber: 'DK-1' }, under }).items.map(({ href }) => href);
  expect(above('selling-orders')).toEqual(['/services/dashboard/orders', '/services/orders/DK-1']);
  expect(above('buying-orders')).toEqual(['/services/orders', '/services/orders/DK-1']);
});

test('every screen named above another one is on the map and built', () => {
  const built = new Set(routes.filter(({ page }) => page !== null).map(({ name }) => name));
  const missing = routes.flatMap(({ under }) => under).filter((name) => !built.has(name.split('#')[0] ?? ''));
  expect(missing).toEqual([]);
});

test('a name that is on no map fails instead of leading nowhere', () => {
  expect(() => trailTo('nowhere')).toThrow('no screen is called nowhere');
});

test('public pages, which do not carry the map, are called as on the map', () => {
  const pages = routes.filter(({ layout, page }) => layout === 'public' && page !== null);
  const titled = pages.flatMap(({ title, page }) => {
    const file = path.join(import.meta.dirname, page ?? '');
    const own = existsSync(file) ? /titled\('([^']+)'\)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return own === undefined ? [] : [{ own, title }];
  });
  expect(titled.length).toBeGreaterThan(2);
  expect(titled.filter(({ own, title }) => own !== title)).toEqual([]);
});

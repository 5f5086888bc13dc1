import { expect, test } from 'vitest';
import { isBuilt } from '#routes';
import { REACHED_OTHERWISE, unlinked } from './linked-screens.ts';

test('a screen with a link from another one is linked, whatever its parameters', () => {
  const screens = [
    { name: 'buying-orders', links: ['/services/orders/DK-1?from=list', '/services/categories/brand-design'] },
    { name: 'order/delivered', links: ['/services/orders'] },
    { name: 'category', links: [] },
  ];
  expect(unlinked(screens)).toEqual([]);
});

test('a screen without a link is named, also when only itself or a longer address leads to it', () => {
  const screens = [
    { name: 'services', links: ['/services', '/services/orders', '/services/dashboard/create'] },
    { name: 'my-services/new', links: ['/services/dashboard'] },
    { name: 'my-services', links: [] },
  ];
  expect(unlinked(screens)).toEqual(['services', 'my-services']);
});

test('what is reached otherwise is on the map', () => {
  expect(Object.keys(REACHED_OTHERWISE).filter((name) => name !== 'not-found' && !isBuilt(name))).toEqual([]);
});

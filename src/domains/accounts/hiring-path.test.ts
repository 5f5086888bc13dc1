import { expect, test } from 'vitest';
import { isHiringPath, isOrderPath, isSavePath } from './hiring-path.ts';

test.each(['/services/orders/new?service=x&package=basic', '/post_project', '/user/custom-offers/new?service=x'])(
  'a stranger on the way to %s signs in or up on one screen',
  (path) => expect(isHiringPath(path)).toBe(true),
);

test.each([
  null,
  '/services/orders',
  '/user/custom-offers',
  '/post_projects',
  '/user/saved',
  '/user/saved?list=x',
  '/user/saved?project=x',
  '/user/saved/searches?list=projects&q=x',
])('on the way to %s they sign in', (path) => expect(isHiringPath(path)).toBe(false));

test('only an order fills in the onboarding', () => {
  expect(isOrderPath('/services/orders/new?service=x')).toBe(true);
  expect(isOrderPath('/post_project')).toBe(false);
});

test.each([
  '/user/saved?service=logo&return_to=%2Fservices%2Flogo',
  '/user/saved?person=ada',
  '/user/saved/searches?q=logo',
])('a stranger who presses Save (%s) signs in or up on one screen', (path) =>
  expect([isSavePath(path), isHiringPath(path)]).toEqual([true, true]),
);

test('an order is not saved', () => expect(isSavePath('/services/orders/new?service=x')).toBe(false));

import { afterEach, expect, test } from 'vitest';
import { brandName, brandTaken, setBrandName, titled } from './brand.ts';

afterEach(() => setBrandName('Docket'));

test('titles end in the name of the instance', () => {
  expect(titled('Orders')).toBe('Orders · Docket');
  setBrandName('Atelier Nord');
  expect(titled('Orders')).toBe('Orders · Atelier Nord');
});

test('a page carries the name only where it is not the default', () => {
  expect(brandTaken()).toBeUndefined();
  setBrandName('Atelier Nord');
  expect([brandName(), brandTaken()]).toEqual(['Atelier Nord', 'Atelier Nord']);
});

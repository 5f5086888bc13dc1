import { expect, it } from 'vitest';
import { pathTo } from '#routes';
import { PAGE_PATHS, pageAt } from './page-paths.ts';
import { CONTENT_PAGES } from './pages.ts';

it.each(CONTENT_PAGES)('%s is where the map has it', (page) => {
  expect(PAGE_PATHS[page]).toBe(pathTo(page));
  for (const path of [pathTo(page), `${pathTo(page)}/`, `${pathTo(page)}.data`, pathTo(page).toLowerCase()])
    expect(pageAt(path)).toBe(page);
});

it('is nowhere else', () => expect(() => pageAt('/feesandcharges')).toThrow('no text'));

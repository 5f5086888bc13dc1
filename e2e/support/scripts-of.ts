import type { Script } from '../../tools/screen-budget.ts';
import type { Page } from './test.ts';

/** Every script the page has asked for until now, with its size on the wire; one from the cache counts the same. */
export const scriptsOf = (page: Page): Promise<Script[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
  );

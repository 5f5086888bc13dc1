import { BUDGETS, measure } from '../tools/budget.ts';
import { figure, type Figure } from './figure.ts';
import { screenWeight } from './screen-weight.ts';
import { startInstance } from './support/instance.ts';

const WORDS = { document: 'HTML with its stylesheet', script: 'script once it is used', fonts: 'fonts' } as const;
const PATHS = ['/', '/services'];

/** What the first public page costs on the wire, brotli: the larger of the home page and the list. */
export async function weightBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  try {
    const pages: Awaited<ReturnType<typeof measure>>[] = [];
    // One after the other, as a visitor would: only one document is compressed well at a time.
    for (const path of PATHS) pages.push(await measure(`${instance.url}${path}`));
    const figures = (['document', 'script', 'fonts'] as const).map((part) => {
      const largest = Math.max(...pages.map((sizes) => sizes[part])) / 1_000;
      return figure(`public page: ${WORDS[part]}`, largest, BUDGETS[part], 'lower', 'kB');
    });
    return [...figures, await screenWeight(instance.url, say)];
  } finally {
    await instance.stop();
  }
}

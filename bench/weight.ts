import { measure } from '../tools/budget.ts';
import { figure, type Figure } from './figure.ts';
import { startInstance } from './support/instance.ts';

/** What the first public page costs on the wire, brotli: the larger of the home page and the list. */
export async function weightBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  try {
    // One after the other, as a visitor would: only one document is compressed well at a time.
    const pages = [await measure(`${instance.url}/`), await measure(`${instance.url}/services`)] as const;
    const largest = (part: keyof (typeof pages)[number]['sizes']): number => Math.max(...pages.map(({ sizes }) => sizes[part])) / 1_000;
    say(`${pages.map(({ files }) => files).join(' and ')} script files`);
    return [
      figure('first public page: script', largest('script'), 115, 'lower', 'kB'),
      figure('first public page: script once it is used', largest('woken'), 115, 'lower', 'kB'),
      figure('first public page: HTML with CSS', largest('document'), 14, 'lower', 'kB'),
      figure('first public page: fonts', largest('fonts'), 50, 'lower', 'kB'),
    ];
  } finally {
    await instance.stop();
  }
}

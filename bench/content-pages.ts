import { PAGE_PATHS } from '#domains/content/page-paths.ts';
import { CONTENT_PAGES } from '#domains/content/pages.ts';
import { figure, median, type Figure } from './figure.ts';
import { startInstance } from './support/instance.ts';
import { load } from './support/load.ts';

const ROUNDS = 3;
const SECONDS = 2;
const WARM_SECONDS = 3;

/** Each content page, checked for changes at every request, against its own answer as JSON. */
export async function contentPagesBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ env: { DOCUMENT_CACHE: 'off' } });
  try {
    const figures: Figure[] = [];
    for (const page of CONTENT_PAGES) {
      const [document, json] = [`${instance.url}${PAGE_PATHS[page]}`, `${instance.url}/api/pages/${page}`];
      await load(document, WARM_SECONDS);
      await load(json, WARM_SECONDS);
      const rounds: { document: number; json: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          json: (await load(json, SECONDS)).perSecond,
          document: (await load(document, SECONDS)).perSecond,
        });
      say(
        `${PAGE_PATHS[page]}: ${rounds.map((round) => `${round.document.toFixed(0)} of ${round.json.toFixed(0)}/s`).join(', ')}`,
      );
      figures.push(
        figure(
          `${PAGE_PATHS[page]}, always fresh / as JSON`,
          median(rounds.map((round) => round.document / round.json)),
          null,
          'higher',
          'ratio',
        ),
      );
    }
    return figures;
  } finally {
    await instance.stop();
  }
}

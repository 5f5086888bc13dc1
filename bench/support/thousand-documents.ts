/** Asks for a thousand CVs, one after the other, as the app does; says how much larger it is after them. */
import { render } from '#kit/server/documents/typesetter.ts';
import { twoPages } from './two-page-cv.ts';

const DOCUMENTS = 1_000;
const WARMING = 50;
const MB = 2 ** 20;

process.once('message', () => {
  void (async () => {
    for (let nth = 0; nth < WARMING; nth += 1) await render(twoPages('classic', nth));
    const before = process.memoryUsage.rss();
    for (let nth = 0; nth < DOCUMENTS; nth += 1) await render(twoPages('classic', WARMING + nth));
    process.send?.((process.memoryUsage.rss() - before) / MB);
    process.disconnect();
  })();
});

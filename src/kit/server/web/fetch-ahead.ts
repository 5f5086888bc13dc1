import type { FastifyInstance } from 'fastify';

/** Sent with every public document; a browser that knows speculation rules fetches them once and keeps them. */
export const AHEAD_HEADER = { 'speculation-rules': '"/ahead.json"' } as const;

/** What one person looks at next: public pages of one thing, which are documents without scripts until they are used. */
const PAGES = ['/services/*', '/gigs/*', '/projects/*', '/job_listing/*', '/user/profile/*'];
/** Screens behind sign-in below the same folders (SCN-2). */
const NOT_PUBLIC = ['/services/dashboard*', '/services/orders*', '/services/reviews*', '/projects/edit/*', '/projects/invite/*'];

const matching = (patterns: readonly string[]) => ({ or: patterns.map((pattern) => ({ href_matches: pattern })) });

/**
 * A page is made ready while a pointer rests on a link to it. Where there is no pointer, the browser's own guess of what
 * comes next decides, which is two pages at most: fetching every link in view would cost people on phones their data.
 */
const rulesFor = (isTouch: boolean): string =>
  JSON.stringify({
    prerender: [{ where: { and: [matching(PAGES), { not: matching(NOT_PUBLIC) }] }, eagerness: isTouch ? 'moderate' : 'eager' }],
  });

/**
 * /ahead.json: which pages a browser may prepare before they are asked for (decision 166). It says so with `Sec-Purpose`, so
 * nothing is counted, until the start script reports that someone sees the page.
 */
export function mountFetchAhead(app: FastifyInstance): void {
  const [pointer, touch] = [rulesFor(false), rulesFor(true)];
  app.get('/ahead.json', (request, reply) =>
    reply
      .type('application/speculationrules+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'sec-ch-ua-mobile')
      .send(request.headers['sec-ch-ua-mobile'] === '?1' ? touch : pointer),
  );
}

/** On the request that the start script makes when a page that was prepared ahead is shown. */
export const SHOWN_HEADER = 'docket-shown';

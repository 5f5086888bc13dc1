import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routes } from '#routes';
import { pageFinder, violationsIn } from './violations.ts';

const APP = 'https://docket.example';
const pageOf = pageFinder(routes.map(({ path }) => path));
const old = (over: object) => ({
  'csp-report': {
    'document-uri': `${APP}/services/a-logo?q=me`,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x?y=1',
    ...over,
  },
});
const recent = (over: object) => ({
  type: 'csp-violation',
  url: APP,
  body: { documentURL: `${APP}/`, effectiveDirective: 'script-src-elem', blockedURL: 'inline', ...over },
});

test('both kinds of report are read as directive, host and pattern of the page', () => {
  expect(violationsIn(old({}), APP, pageOf)).toEqual([
    { directive: 'img-src', blocked: 'evil.example', page: '/services/:slug' },
  ]);
  expect(
    violationsIn(
      [recent({}), recent({ blockedURL: `${APP}/uploads/x` }), { type: 'deprecation', body: {} }],
      APP,
      pageOf,
    ),
  ).toEqual([
    { directive: 'script-src-elem', blocked: 'inline', page: '/' },
    { directive: 'script-src-elem', blocked: 'self', page: '/' },
  ]);
});

test('nothing of a person is logged: no query, no name, no order, no token, no path of what was blocked', () => {
  const places = [
    '/user/profile/amara-okafor',
    '/services/orders/DK-7K3M-92QX',
    '/unsubscribe/secret.token',
    '/resetpassword?token=secret',
    '/nothing/secret/here',
  ];
  expect(
    places.flatMap((place) => violationsIn(old({ 'document-uri': APP + place }), APP, pageOf)).map(({ page }) => page),
  ).toEqual(['/user/profile/:slug', '/services/orders/:orderNumber', 'others', '/resetpassword', 'others']);
  expect(violationsIn(old({ 'blocked-uri': 'chrome-extension://abcdef/secret.js' }), APP, pageOf)[0]?.blocked).toBe(
    'chrome-extension',
  );
});

test('what is not about our pages, or no report at all, is left out', () => {
  for (const body of [
    null,
    7,
    'x',
    {},
    [],
    [null],
    old({ 'document-uri': 'https://elsewhere.example/' }),
    old({ 'effective-directive': 'made-up' }),
    old({ 'document-uri': 5 }),
  ])
    expect(violationsIn(body, APP, pageOf)).toEqual([]);
  expect(
    violationsIn(
      Array.from({ length: 500 }, () => recent({})),
      APP,
      pageOf,
    ),
  ).toHaveLength(20);
});

test('any JSON is taken without a fault, and what is logged of it is short', () => {
  const field = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.webUrl(), fc.string({ maxLength: 400 }));
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({
      'csp-report': fc.record({
        'document-uri': fc.constant(`${APP}/`),
        'effective-directive': fc.constant('img-src'),
        'blocked-uri': field,
      }),
    }),
  );
  fc.assert(
    fc.property(body, (given) => {
      for (const { directive, blocked, page } of violationsIn(given, APP, pageOf))
        expect(directive.length + blocked.length + page.length).toBeLessThan(200);
    }),
  );
});

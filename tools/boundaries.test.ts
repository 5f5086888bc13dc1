import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHANGEABLE, findBreaches, importsOf, KEEPS_STATE, readSources } from './boundaries.ts';

/** Each line is a fault planted in an otherwise empty tree: the file, what it imports, and a word of the refusal. */
const faults: readonly (readonly [file: string, line: string, because: string])[] = [
  [
    'src/domains/orders/web/order-page.tsx',
    "import { hold } from '#domains/orders/server/orders.ts';",
    'web side never imports the server',
  ],
  [
    'src/domains/orders/web/order-page.tsx',
    "import { hold } from '../server/orders.ts';",
    'web side never imports the server',
  ],
  [
    'src/domains/orders/web/order-page.tsx',
    "const page = await import('../server/orders.ts');",
    'web side never imports the server',
  ],
  ['src/domains/orders/web/order-page.tsx', "import { readFile } from 'node:fs/promises';", 'does not use Node'],
  ['src/domains/orders/web/order-page.tsx', "import pg from 'pg';", 'does not use pg'],
  [
    'src/domains/orders/server/orders.ts',
    "import { OrderPage } from '../web/order-page.tsx';",
    'server side never imports the web',
  ],
  [
    'src/domains/orders/server/orders.ts',
    "import { Button } from '#design/public/button.tsx';",
    'server side never imports the web',
  ],
  ['src/domains/orders/order.ts', "import { save } from './server/store.ts';", 'pure code never imports the server'],
  [
    'src/domains/orders/order.ts',
    "export { OrderPage } from './web/order-page.tsx';",
    'pure code never imports the web',
  ],
  ['src/domains/orders/order.ts', "import { randomUUID } from 'node:crypto';", 'pure code does not use Node'],
  ['src/domains/orders/order.ts', "import { useState } from 'react';", 'pure code does not use react'],
  ['src/domains/orders/order.ts', "import {\n  Pool,\n} from 'pg';", 'pure code does not use pg'],
  ['src/domains/orders/price.ts', 'let rate = 300;', 'hand it on as an argument'],
  ['src/domains/orders/server/orders.ts', 'export let terms: Terms = FIRST;', 'hand it on as an argument'],
  ['src/kit/fees.ts', "const kept = (globalThis[Symbol.for('fees')] ??= {});", 'hand it on as an argument'],
  ['src/kit/terms.ts', 'let followed: TermsHistory = [];', 'hand it on as an argument'],
  ['src/kit/server/terms.ts', 'const remembered = new WeakMap<object, TermsHistory>();', 'hand it on as an argument'],
  [
    'src/domains/wallet/server/funding.ts',
    'export const limits: Map<string, Money> = new Map();',
    'hand it on as an argument',
  ],
  ['src/kit/money.ts', "import { readConfig } from './server/config.ts';", 'pure code never imports the server'],
  ['src/kit/money.ts', "import type { Order } from '#domains/orders/order.ts';", 'kit never imports domains'],
  ['src/kit/server/log.ts', "import { wallet } from '#domains/wallet/server/wallet.ts';", 'kit never imports domains'],
  ['src/kit/server/log.ts', "import { handlers } from '#app/server/modules.ts';", 'kit never imports app'],
  ['src/kit/server/log.ts', "import { plant } from '#seed/plant.ts';", 'kit never imports seed'],
  ['src/kit/web/api.ts', "import { Button } from '#design/public/button.tsx';", 'kit never imports design'],
  ['src/design/public/card.tsx', "import { price } from '#domains/orders/price.ts';", 'design never imports domains'],
  ['src/design/public/card.tsx', "import { nonce } from '#app/web/nonce.ts';", 'design never imports app'],
  ['src/design/public/card.tsx', "import { html } from '#kit/server/html.ts';", 'web side never imports the server'],
  ['src/domains/wallet/server/wallet.ts', "import { orders } from '#domains/orders/server/orders.ts';", 'comes before'],
  [
    'src/domains/accounts/server/accounts.ts',
    "import { profile } from '#domains/profiles/server/profiles.ts';",
    'comes before',
  ],
  ['src/domains/taxonomy/skills.ts', "import { levels } from '#domains/profiles/levels.ts';", 'comes before'],
  ['src/domains/services/web/card.tsx', "import { Order } from '#domains/orders/web/orders.tsx';", 'comes before'],
  ['src/domains/orders/server/orders.ts', "import { post } from '#domains/wallet/server/ledger.ts';", 'front door'],
  ['src/domains/orders/web/order-page.tsx', "import { Card } from '#domains/services/web/card.tsx';", 'front door'],
  [
    'src/domains/orders/server/orders.ts',
    "import { handlers } from '#app/server/modules.ts';",
    'a domain never imports app',
  ],
  ['src/domains/orders/server/orders.ts', "import Fastify from 'fastify';", 'only kit/server speaks to vendors'],
  ['src/domains/orders/server/orders.ts', "import sharp from 'sharp';", 'only kit/server speaks to vendors'],
  [
    'src/domains/orders/server/orders.ts',
    "import { S3Client } from '@aws-sdk/client-s3';",
    'only kit/server speaks to vendors',
  ],
  [
    'src/domains/gardening/server/gardening.ts',
    "import { post } from '#domains/wallet/server/wallet.ts';",
    'no place in the domain order',
  ],
  ['src/domains/fees/web/public/fees-page.tsx', "import { titleOf } from '#routes';", 'do not carry the map'],
  [
    'src/domains/orders/server/orders.ts',
    "import { demoOrders } from './demo/orders.ts';",
    'loads the demo world with import()',
  ],
  [
    'src/domains/orders/server/module.ts',
    "import { demo } from './demo/demo.ts';",
    'loads the demo world with import()',
  ],
  [
    'src/domains/wallet/server/demo/demo.ts',
    "import { demo } from '#domains/orders/server/demo/demo.ts';",
    'comes before',
  ],
  ['src/domains/orders/server/demo/demo.ts', "import { post } from '#domains/wallet/server/ledger.ts';", 'front door'],
  [
    'src/domains/orders/server/orders.ts',
    "import { exampleCalls } from './test-calls.ts';",
    'only tests load test support',
  ],
  [
    'src/domains/orders/server/module.ts',
    "import { exampleCalls } from './test-calls.ts';",
    'only tests load test support',
  ],
  [
    'src/domains/orders/server/orders.ts',
    "const app = await import('#app/server/test-app.ts');",
    'only tests load test support',
  ],
  ['src/app/server/main.ts', "import pg from 'pg';", 'app/server does not use pg'],
  ['src/app/server/main.ts', "import { check } from '../../../tools/check.ts';", 'product code imports only from src'],
  ['src/routes.ts', "import { money } from '#kit/money.ts';", 'the map imports nothing'],
  [
    'src/domains/services/web/public/services-page.tsx',
    "import { useQuery } from '@tanstack/react-query';",
    'public pages are light',
  ],
  ['src/domains/orders/price.ts', "export const price = new Intl.NumberFormat('en-US');", 'written by src/kit/format'],
  [
    'src/domains/orders/web/order-page.tsx',
    'export const due = (at: Date) => at.toLocaleDateString();',
    'written by src/kit/format',
  ],
  [
    'src/domains/orders/web/order-page.tsx',
    'export const share = (percent: number) => `${percent}% on time`;',
    'written by src/kit/format',
  ],
  [
    'src/domains/orders/web/order-page.tsx',
    'export const size = (bytes: number) => (bytes / 1e6).toFixed(1);',
    'written by src/kit/format',
  ],
  [
    'src/domains/orders/web/order-page.tsx',
    'export const Welcome = () => <h1>Welcome to Docket</h1>;',
    'comes from brandName()',
  ],
  [
    'src/domains/orders/web/order-page.tsx',
    'export const Welcome = () => (\n  <h1>\n    Welcome to Docket\n  </h1>\n);',
    'comes from brandName()',
  ],
  [
    'src/domains/orders/web/order-page.tsx',
    "export const tries = (left: number) => `${left} ${left === 1 ? 'try' : 'tries'}`;",
    'written by src/kit/format',
  ],
];

test.each(faults)('%s may not hold: %s', (file, line, because) => {
  expect(findBreaches(new Map([[file, `${line}\n`]])).map((breach) => breach.because)).toContainEqual(
    expect.stringContaining(because),
  );
});

test('a public page is checked for what it imports, at any depth', () => {
  const tree = new Map([
    ['src/domains/services/web/public/services-page.tsx', "import { Menu } from '#design/app/menu.tsx';"],
    ['src/design/app/menu.tsx', "import { Popover } from './popover.tsx';"],
    ['src/design/app/popover.tsx', "import { useQuery } from '@tanstack/react-query';"],
  ]);
  expect(findBreaches(tree)).toEqual([
    {
      file: 'src/domains/services/web/public/services-page.tsx',
      imports: '@tanstack/react-query',
      because: expect.stringContaining('reached through src/design/app/popover.tsx'),
    },
  ]);
});

describe('what is allowed stays allowed', () => {
  const allowed: readonly (readonly [file: string, line: string])[] = [
    ['src/kit/format/number.ts', "export const writer = new Intl.NumberFormat('en-US');"],
    ['src/domains/orders/server/place-order.ts', "import { hold } from '#domains/wallet/server/wallet.ts';"],
    ['src/domains/orders/price.ts', "import { tiers } from '#domains/services/draft.ts';"],
    ['src/domains/orders/web/order-page.tsx', "import { ServiceCard } from '#domains/services/web/services.tsx';"],
    [
      'src/domains/orders/web/order-page.tsx',
      "import { useRead } from '#kit/web/api.ts';\nimport { pathTo } from '#routes';",
    ],
    ['src/domains/orders/server/module.ts', "const exampleCalls = () => import('./test-calls.ts');"],
    ['src/domains/orders/server/test-calls.ts', "import { usd } from '#app/server/test-app.ts';"],
    ['src/app/server/modules.ts', "import { handlers } from '#domains/orders/server/handlers.ts';"],
    ['src/app/server/art.ts', "import { drawCover } from '#design/art/cover.ts';"],
    ['src/app/web/shell/app-layout.tsx', "import { Bell } from '#domains/notifications/web/bell.tsx';"],
    ['src/kit/server/db/database.ts', "import pg from 'pg';"],
    ['src/kit/countries.ts', 'const byCode = new Map(all.map((country) => [country.code, country]));'],
    [
      'src/domains/wallet/server/ledger.ts',
      'const idsByOwner: Remembered<Map<string, string>> = { begin: () => new Map() };',
    ],
    ['src/design/app/dialog.tsx', "import { X } from 'lucide-react';"],
    ['src/domains/services/web/public/services-page.tsx', "const menu = () => import('#design/app/menu.tsx');"],
  ];
  test.each(allowed)('%s may hold: %s', (file, line) => {
    expect(findBreaches(new Map([[file, line]]))).toEqual([]);
  });
});

test.each([
  ['src/domains/orders/server/place-order.ts', 'const now = new Date();'],
  ['src/domains/orders/price.ts', 'const isOver = Date.now() > end;'],
  ['src/domains/payouts/server/store.ts', 'const at = row?.now ?? new Date(0);'],
  ['src/kit/fees.ts', 'export const now = () => new Date();'],
])('%s may not ask the machine what time it is: %s', (file, line) => {
  expect(findBreaches(new Map([[file, line]])).map(({ because }) => because)).toEqual([
    'the time comes from context.clock() or databaseNow()',
  ]);
});

test('every way of importing is seen', () => {
  const text = `import a from 'a';\nimport 'b';\nexport * from 'c';\nexport type { D } from 'd';\nimport type { E } from 'e';\nimport {\n  f,\n} from 'f';\nconst g = () => import('g');`;
  expect(importsOf(text).map((dependency) => `${dependency.target}${dependency.eager ? '' : '?'}`)).toEqual([
    'a',
    'b',
    'c',
    'd?',
    'e?',
    'f',
    'g?',
  ]);
});

test('every exception for kept state is still needed, and none is about terms', () => {
  const sources = readSources(path.join(import.meta.dirname, '..'));
  const idle = Object.keys(KEEPS_STATE).filter((file) => !CHANGEABLE.test(sources.get(file) ?? ''));
  expect(idle).toEqual([]);
  expect(Object.keys(KEEPS_STATE).filter((file) => /terms|fees/.test(file))).toEqual([]);
});

test('the present tree keeps to its layers', () => {
  const sources = readSources(path.join(import.meta.dirname, '..'));
  expect(sources.size).toBeGreaterThan(100);
  expect(findBreaches(sources)).toEqual([]);
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '#routes';
import { makeIcons } from './icons.ts';

const SRC = path.join(import.meta.dirname, '../src');

/** One thing that each kind of address can name. */
const NUMBERS: Readonly<Record<string, string>> = {
  orderNumber: 'DK-2345-6789',
  offerNumber: 'CO-2345-6789',
  contractNumber: 'CT-2345-6789',
};
const named = (param: string): string => NUMBERS[param] ?? `the-${param}`;

const pages = routes.flatMap(({ path: address, page, layout }) => {
  const params = [...address.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return params.length > 0 && page !== null && layout !== 'public' ? [{ address, page, params }] : [];
});

// Screens load it, and a fresh checkout does not have it yet.
beforeAll(async () => {
  if (!existsSync(path.join(SRC, 'design/public/icons.svg'))) await makeIcons();
});

test('there are screens whose address names one thing', () => {
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/services/orders/:orderNumber', '/admin/people/:id']),
  );
});

test.each(pages)(
  '$address begins again with each $params: nothing that was typed for one is there for the next',
  async ({ address, page, params }) => {
    const { default: Page } = (await import(path.join(SRC, page))) as { default: () => ReactElement };
    let key: string | null = null;
    // What the page returns is looked at, and not drawn.
    const Probe = (): null => {
      ({ key } = Page());
      return null;
    };
    const route = createElement(Route, { path: address, element: createElement(Probe) });
    const initialEntries = [params.reduce((filled, param) => filled.replace(`:${param}`, named(param)), address)];
    renderToStaticMarkup(createElement(MemoryRouter, { initialEntries }, createElement(Routes, null, route)));
    expect(key).toBe(params.map((param) => named(param)).join('/'));
  },
);

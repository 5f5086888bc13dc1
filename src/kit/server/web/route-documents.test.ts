import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Meta, Outlet, RouterContextProvider, ServerRouter, type EntryContext, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { routeDocuments } from './route-documents.ts';

const fail = (): never => {
  throw new Error('broken');
};
const text = (words: string) => () => createElement('p', null, words);
const root = {
  Layout: ({ children }: { children: ReactNode }) => createElement('html', null, createElement(Meta), children),
  default: () => createElement(Outlet),
  ErrorBoundary: text('root says what failed'),
};

/** Real components on a real router: a root, a layout that shows errors of its own, and one page in it. */
async function shown(page: object, address = '/in/page') {
  const route = (id: string, path: string, module: object, parentId?: string) => ({ id, path, parentId, module });
  const layout = { default: () => createElement(Outlet), ErrorBoundary: text('the layout says what failed') };
  const routes = {
    root: route('root', '', root),
    layout: route('layout', 'in', layout, 'root'),
    page: route('page', 'page', page, 'layout'),
    any: route('any', ':any/page', { default: text('any other') }, 'root'),
  };
  const manifest = Object.fromEntries(Object.values(routes).map(({ id, path, parentId }) => [id, { id, path, parentId, hasLoader: false, module: '/x.js' }]));
  const build = { routes, assets: { routes: manifest }, future: {}, ssr: true, routeDiscovery: { mode: 'initial' } } as unknown as ServerBuild;
  const errors: unknown[] = [];
  const seen: EntryContext['staticHandlerContext'][] = [];
  const documentOf = routeDocuments(build, (context, url) => {
    seen.push(context.staticHandlerContext);
    return { html: renderToString(createElement(ServerRouter, { context, url })), data: {} };
  });
  const answer = await documentOf(new Request(`https://docket.example${address}`), new RouterContextProvider(), (error) => void errors.push(error));
  if (answer instanceof Response) throw new Error('no document');
  return { ...answer, errors, seen };
}

test.each([
  ['a component', { default: fail }],
  ['what a page says about itself', { default: text('fine'), meta: fail }],
])('%s that fails while it renders: the error page, with everything that was loaded', async (_what, page) => {
  const { html, status, maySleep, errors, seen } = await shown({ ...page, loader: () => 'read' });
  expect(html).toContain('root says what failed');
  expect([status, maySleep, errors]).toEqual([500, true, [new Error('broken')]]);
  expect(seen.map(({ loaderData }) => loaderData['page'])).toEqual(['read', 'read']);
  expect(seen.at(-1)?.errors).toEqual({ root: new Error('broken') });
});

test('a loader that fails is shown by the nearest route that shows errors', async () => {
  const { html, status, seen } = await shown({ default: text('fine'), loader: fail });
  expect(html).toContain('the layout says what failed');
  expect([status, Object.keys(seen[0]?.errors ?? {})]).toEqual([500, ['layout']]);
});

test.each([
  ['/in/page', 'fine'],
  ['/in/page/', 'fine'],
  ['/IN/Page', 'fine'],
  ['/%69n/page', 'fine'],
  ['/elsewhere/page', 'any other'],
])('%s shows "%s"', async (address, words) => {
  const { html, status } = await shown({ default: text('fine') }, address);
  expect([html.includes(`<p>${words}</p>`), status]).toEqual([true, 200]);
});

test('an address that no route has is not found', async () => {
  expect(await shown({ default: text('fine') }, '/in/nothing')).toMatchObject({ status: 404 });
});

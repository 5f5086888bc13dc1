import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { splitMap } from './route-files.ts';

const route = (id: string, imports: string[]) => ({ id, path: `/${id}`, hasLoader: true, module: `/assets/${id}-1.js`, imports, css: [] });
const whole = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/framework-1.js'], css: [] },
  routes: {
    root: route('root', ['/assets/framework-1.js', '/assets/public-1.js']),
    fees: route('fees', ['/assets/public-1.js', '/assets/table-1.js']),
    home: { ...route('home', []), module: '/assets/home-page-1.js' },
  },
  url: '/assets/manifest-abc.js',
  version: 'abc',
};
const text = `window.__reactRouterManifest=${JSON.stringify(whole)};`;

function loaded(): { window: { __reactRouterManifest?: typeof whole }; awake: () => void; asked: string[] } {
  const { map } = splitMap(text);
  const window: { __reactRouterManifest?: typeof whole } = {};
  const listeners = new Map<string, () => void>();
  const asked: string[] = [];
  const code = map.replace('import(', 'ask(');
  const addEventListener = (name: string, listener: () => void) => void listeners.set(name, listener);
  runInNewContext(code, { window, addEventListener, ask: (path: string) => asked.push(path) });
  return { window, asked, awake: () => listeners.get('docket:awake')?.() };
}

describe('the map of routes', () => {
  it('comes without the names of files, and loads them once the page is awake', () => {
    const page = loaded();
    expect(page.window.__reactRouterManifest?.routes.fees).toEqual(route('fees', []));
    expect(page.window.__reactRouterManifest?.entry).toEqual(whole.entry);
    expect(page.asked).toEqual([]);
    page.awake();
    expect(page.asked).toEqual([splitMap(text).filesPath]);
  });

  it('is whole again with them', () => {
    const { window } = loaded();
    runInNewContext(splitMap(text).files, { window });
    expect(window.__reactRouterManifest).toEqual(whole);
  });

  it('stops a build whose map looks different', () => {
    expect(() => splitMap(`self.map=${JSON.stringify(whole)}`)).toThrow('does not begin');
    const odd = { ...whole, routes: { root: route('root', ['/elsewhere/x.js']) } };
    expect(() => splitMap(`window.__reactRouterManifest=${JSON.stringify(odd)};`)).toThrow('/elsewhere/x.js');
  });
});

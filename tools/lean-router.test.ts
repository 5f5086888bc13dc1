import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leanRouterFile } from './lean-router.ts';

const LIB = path.join(import.meta.dirname, '../node_modules/react-router/dist/production/lib');
const lean = (name: string): string => leanRouterFile(name, readFileSync(path.join(LIB, `${name}.js`), 'utf8'));
const exportedBy = (code: string): string[] =>
  [...code.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .concat([...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name));

test.each(['dom/ssr/fog-of-war', 'router/instrumentation'])('every name that the router asks of %s is still there', (name) => {
  const asked = new RegExp(String.raw`import \{([^}]*)\} from "[./\w-]*/${path.basename(name)}\.js"`);
  const users = ['router/router', 'dom/ssr/components', 'server-runtime/server', 'rsc/browser', '../index'].flatMap((file) => {
    const [, names = ''] = asked.exec(readFileSync(path.join(LIB, `${file}.js`), 'utf8')) ?? [];
    return names.split(',').flatMap((one) => one.trim() || []);
  });
  expect(users.length).toBeGreaterThan(2);
  expect(exportedBy(lean(name))).toEqual(expect.arrayContaining(users));
});

test('a component that no screen names may go, because no developer’s name is given to it', () => {
  const code = lean('dom/lib');
  expect(code).toContain('const NavLink = /* @__PURE__ */ React$1.forwardRef(');
  expect(code).not.toMatch(/^NavLink\.displayName/m);
  expect(code, 'the name within a component stays').toContain('FetcherForm.displayName');
});

test('the last error page brings no scripts', () => expect(lean('dom/ssr/errorBoundaries')).not.toContain('createElement(Scripts'));

test('a version of the router with another last error page stops the build', () => {
  expect(() => leanRouterFile('dom/ssr/errorBoundaries', 'export {}')).toThrow('another form');
});

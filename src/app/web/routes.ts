import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { existsSync } from 'node:fs';
import { routes, type Screen } from '../../routes.ts';

/** React Router's configuration, derived from the map: a screen is routed once its page exists, never before. */
const LAYOUTS: Record<Screen['layout'], string> = {
  public: './shell/public-layout.tsx',
  auth: './shell/auth-layout.tsx',
  verify: './shell/verify-layout.tsx',
  focus: './shell/focus-layout.tsx',
  app: './shell/app-layout.tsx',
  admin: './shell/admin-layout.tsx',
};

const isThere = (screen: Screen): boolean => screen.page !== null && existsSync(`src/${screen.page}`);

/** The review screen is inside its order's path but is a page of its own (SCN-4: child route). */
const entry = (screen: Screen): RouteConfigEntry => route(screen.path, `../../${screen.page}`, { id: screen.name });

/** GRD-5: a path with a segment verify-email is the verification screen, wherever the segment stands. */
const DEEPEST = 6;
const verifyEmail = routes.find((screen) => screen.name === 'verify-email');
const verifyEmailAnywhere = Array.from({ length: DEEPEST }, (_, depth) => {
  const before = Array.from({ length: depth }, (_each, at) => `/:before${at}`).join('');
  return route(`${before}/verify-email/*`, `../../${verifyEmail?.page}`, { id: `verify-email-${depth}` });
});

export default (Object.keys(LAYOUTS) as Screen['layout'][])
  .map((name) => ({ name, pages: routes.filter((screen) => screen.layout === name && isThere(screen)) }))
  .filter(({ pages }) => pages.length > 0)
  .map(({ name, pages }) =>
    layout(LAYOUTS[name], { id: `layout-${name}` }, [
      ...pages.map(entry),
      ...(name === verifyEmail?.layout ? verifyEmailAnywhere : []),
    ]),
  )
  .concat(route('*', './not-found-page.tsx', { id: 'not-found' })) satisfies RouteConfig;

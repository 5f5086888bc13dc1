import { createStaticHandler, type EntryContext, type RouterContextProvider, type ServerBuild, type StaticHandlerContext } from 'react-router';

type Routes = NonNullable<ServerBuild['routes'][string]>[];
type DataRoutes = Parameters<typeof createStaticHandler>[0];

/** What src/app/web/entry.server.tsx makes of an answered address. */
export interface Rendered {
  readonly html: string;
  readonly data: object;
}

interface Answer extends Rendered {
  readonly status: number;
  /** It works without scripts and may sleep until it is used. */
  readonly maySleep: boolean;
}

/** Said by layouts whose pages work without scripts: `export const handle = SLEEPS`. */
const sleeps = ({ matches, errors }: StaticHandlerContext): boolean =>
  errors !== null || matches.some(({ route }) => (route.handle as { sleeps?: boolean } | undefined)?.sleeps === true);

/** The map of routes as the router's static handler takes it. */
const routesUnder = (parentId: string | undefined, all: Routes): DataRoutes =>
  all
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module }) => ({
      id,
      path,
      handle: module.handle,
      // The static handler only looks whether one is there: an error is shown by the nearest.
      ErrorBoundary: id === 'root' || module.ErrorBoundary !== undefined ? () => null : undefined,
      ...(module.loader === undefined ? {} : { loader: module.loader }),
      ...(index === true ? { index } : { caseSensitive, children: routesUnder(id, all) }),
    })) as DataRoutes;

type Route = Routes[number];

const firstOf = (path: string): string => /^\/?([^/]*)/.exec(path)?.[1] ?? '';

const pathOf = ({ path = '', parentId }: Route, byId: ReadonlyMap<string, Route>): string => {
  const parent = byId.get(parentId ?? '');
  return parent === undefined || path.startsWith('/') ? path : `${pathOf(parent, byId)}/${path}`;
};

/** How the addresses of a route begin, such as `projects`; null where they can begin with anything. */
function beginningOf(route: Route, byId: ReadonlyMap<string, Route>): string | null {
  const first = firstOf(pathOf(route, byId)).toLowerCase();
  return first === '' || /[:*?]/.test(first) ? null : first;
}

type StaticHandler = ReturnType<typeof createStaticHandler>;
const handlerOf = (some: Routes): StaticHandler => createStaticHandler(routesUnder(undefined, some));

/** A handler tries one route after the other, and there are some 150: each gets those whose addresses begin in the same way. */
function handlersFor(all: Routes): (pathname: string) => StaticHandler {
  const byId = new Map(all.map((route) => [route.id, route]));
  const begun = all.map((route) => ({ route, beginning: beginningOf(route, byId) }));
  const beginnings = new Set(begun.flatMap(({ beginning }) => beginning ?? []));
  const made = new Map(
    [...beginnings].map((one) => [one, handlerOf(begun.flatMap(({ route, beginning }) => (beginning === null || beginning === one ? [route] : [])))]),
  );
  // For an address that begins as none does, or is written in another way: `/%70rojects`.
  const whole = handlerOf(all);
  return (pathname) => made.get(firstOf(pathname)) ?? whole;
}

/**
 * Runs the loaders of an address and renders its document. `createRequestHandler` would do it too: it also matches the
 * address a second time, encodes page data as a stream nobody reads, and hands the renderer all routes of the product.
 */
export function routeDocuments(build: ServerBuild, render: (context: EntryContext, url: string) => Rendered) {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const handlerFor = handlersFor(routes);
  const pick = <Value>(all: Readonly<Record<string, Value>>, ids: readonly string[]): Record<string, Value> =>
    Object.fromEntries(ids.map((id) => [id, all[id] as Value]));
  const modules = Object.fromEntries(routes.map(({ id, module }) => [id, module]));
  return async (request: Request, requestContext: RouterContextProvider, onError: (error: unknown) => void): Promise<Answer | Response> => {
    const context = await handlerFor(new URL(request.url).pathname).query(request, { requestContext });
    if (context instanceof Response) return context;
    for (const error of Object.values(context.errors ?? {})) if (!isAnswer(error)) onError(error);
    const ids = context.matches.map(({ route }) => route.id);
    const answer = (shown: StaticHandlerContext): Answer => {
      const entryContext = {
        manifest: { ...build.assets, routes: pick(build.assets.routes, ids) },
        routeModules: pick(modules, ids),
        // A copy, because the renderer takes out of it what the browser loads itself.
        staticHandlerContext: { ...shown },
        renderMeta: {},
        future: build.future,
        ssr: build.ssr,
        routeDiscovery: build.routeDiscovery,
        isSpaMode: false,
      } as unknown as EntryContext;
      return { ...render(entryContext, request.url), status: shown.statusCode, maySleep: sleeps(shown) };
    };
    try {
      return answer(context);
    } catch (error) {
      // SCN-21: what fails while it renders is shown by the error page, as what fails while it loads.
      onError(error);
      return answer({ ...context, statusCode: 500, errors: { root: error } });
    }
  };
}

/** A page that says itself what is wrong with its address, as against one that failed. */
const isAnswer = (error: unknown): boolean => typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error;

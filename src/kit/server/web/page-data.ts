import { matchRoutes, type RouterContextProvider, type ServerBuild } from 'react-router';

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;
interface Branch {
  readonly path?: string;
  readonly index?: boolean;
  readonly id: string;
  readonly loader: BuiltRoute['module']['loader'];
  readonly children?: Branch[];
}

/** The flat routes of a build as the tree that can be matched. */
function treeOf(routes: ServerBuild['routes'], parentId?: string): Branch[] {
  return Object.values(routes)
    .filter((route): route is BuiltRoute => route !== undefined && (route.parentId ?? undefined) === parentId)
    .map((route) => ({
      id: route.id,
      loader: route.module.loader,
      ...(route.path === undefined ? {} : { path: route.path }),
      ...(route.index === true ? { index: true } : { children: treeOf(routes, route.id) }),
    }));
}

/**
 * What a document is made from, as text: the data of every loader on its way. Null when there is nothing to compare: no
 * such page, a refusal, a redirect. Two documents of one address with the same data are the same document.
 */
export function pageData(build: ServerBuild): (url: URL, context: RouterContextProvider) => Promise<string | null> {
  const tree = treeOf(build.routes);
  return async (url, context) => {
    const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], url.pathname);
    if (matches === null) return null;
    const request = new Request(url);
    try {
      const data = await Promise.all(
        matches.map(async ({ route, params }) => (await (route as Branch).loader?.({ request, url, params, pattern: '', context })) ?? null),
      );
      return data.some((one) => one instanceof Response) ? null : JSON.stringify(data);
    } catch {
      // Whatever a loader throws, the renderer meets it again and makes the error page of it.
      return null;
    }
  };
}

/**
 * React Router's map of routes names for each route every file it needs: two thirds of the map, which every first page
 * loads, and of use only once a page is fetched ahead of a press. So the build takes those names out into a file of
 * their own, which the map asks for itself once the page is awake.
 */
const ASSIGNED = 'window.__reactRouterManifest=';
const FILE = /^\/assets\/(.+)\.js$/;

interface Route {
  readonly module: string;
  readonly imports: readonly string[];
}

interface Manifest {
  readonly routes: Readonly<Record<string, Route>>;
  readonly version: string;
}

export interface SplitMap {
  /** What is in place of the map. */
  readonly map: string;
  /** The module with the names, and the path it is asked for by. */
  readonly files: string;
  readonly filesPath: string;
}

export function splitMap(text: string): SplitMap {
  if (!text.startsWith(ASSIGNED)) throw new Error('the map of routes does not begin as this expects');
  const manifest = JSON.parse(text.slice(ASSIGNED.length).replace(/;\s*$/, '')) as Manifest;
  const filesPath = `/assets/route-files-${manifest.version}.js`;
  const { usual, routes } = withoutUsual(
    Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, module: shortName(id, nameOf(route.module)), imports: [] }])),
  );
  const name = `(m[0]==='-'?id+'-page'+m:m)`;
  const fill = `{const all=${ASSIGNED.replace(/=$/, '')}.routes,usual=${JSON.stringify(usual)};for(const id in all){const m=all[id].module;all[id]={id,...usual,...all[id],module:'/assets/'+${name}+'.js'}}}`;
  const whenAwake = `addEventListener('docket:awake',()=>import(${JSON.stringify(filesPath)}),{once:true})`;
  return { map: `${ASSIGNED}${JSON.stringify({ ...manifest, routes })};${fill};${whenAwake};`, files: namesOf(manifest), filesPath };
}

/** Most routes say the same of most things: said once, and put into each when the map is read, the map is a sixth shorter on the wire. */
function withoutUsual(routes: Readonly<Record<string, Route>>) {
  const all = Object.values(routes).map((route) => Object.entries(route) as [string, unknown][]);
  const counts = new Map<string, Map<string, number>>();
  for (const [key, value] of all.flat()) {
    const values = counts.get(key) ?? new Map<string, number>();
    const text = JSON.stringify(value);
    values.set(text, (values.get(text) ?? 0) + 1);
    counts.set(key, values);
  }
  const usual: Record<string, unknown> = {};
  for (const [key, values] of counts) {
    const [text, count] = [...values].toSorted((a, b) => b[1] - a[1])[0] ?? ['null', 0];
    // What not every route has must stay away from those without it; an id is the route's own.
    const isOnAll = [...values.values()].reduce((sum, one) => sum + one, 0) === all.length;
    if (isOnAll && key !== 'module' && count > 1) usual[key] = JSON.parse(text);
  }
  const isUsual = (key: string, value: unknown): boolean => key === 'id' || (key in usual && JSON.stringify(usual[key]) === JSON.stringify(value));
  const shorter = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, Object.fromEntries(Object.entries(route).filter(([key, value]) => !isUsual(key, value)))]),
  );
  return { usual, routes: shorter };
}

/** Each name once, each route's as places in that list: the whole list again is ten times as long. */
function namesOf({ routes }: Manifest): string {
  const names = [...new Set(Object.values(routes).flatMap(({ imports }) => imports))];
  const places = new Map(names.map((name, place) => [name, place]));
  const list = names.map(nameOf);
  const table = Object.entries(routes).map(([id, { imports }]) => [id, imports.map((name) => places.get(name))]);
  return (
    `const names=${JSON.stringify(list)};` +
    `for(const [id,places] of ${JSON.stringify(table)})` +
    "window.__reactRouterManifest.routes[id].imports=places.map((place)=>'/assets/'+names[place]+'.js');"
  );
}

/** Most files of pages are called `{id}-page-{hash}`: of those only the dash and the hash. */
const shortName = (id: string, name: string): string => (name.startsWith(`${id}-page-`) ? name.slice(`${id}-page`.length) : name);

const nameOf = (file: string): string => FILE.exec(file)?.[1] ?? fail(file);

function fail(name: string): never {
  throw new Error(`a route needs ${name}, which is no script of the build`);
}

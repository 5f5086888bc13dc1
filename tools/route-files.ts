/**
 * React Router's map of routes names for each route every file it needs: two thirds of the map, which every first page
 * loads, and of use only once a page is fetched ahead of a press. So the build takes those names out into a file of
 * their own, which the map asks for itself once the page is awake.
 */
const ASSIGNED = 'window.__reactRouterManifest=';
const FILE = /^\/assets\/(.+)\.js$/;

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly imports: readonly string[] }>>;
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
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: [] }]));
  const whenAwake = `addEventListener('docket:awake',()=>import(${JSON.stringify(filesPath)}),{once:true})`;
  return { map: `${ASSIGNED}${JSON.stringify({ ...manifest, routes })};${whenAwake};`, files: namesOf(manifest), filesPath };
}

/** Each name once, each route's as places in that list: the whole list again is ten times as long. */
function namesOf({ routes }: Manifest): string {
  const names = [...new Set(Object.values(routes).flatMap(({ imports }) => imports))];
  const places = new Map(names.map((name, place) => [name, place]));
  const list = names.map((name) => FILE.exec(name)?.[1] ?? fail(name));
  const table = Object.entries(routes).map(([id, { imports }]) => [id, imports.map((name) => places.get(name))]);
  return (
    `const names=${JSON.stringify(list)};` +
    `for(const [id,places] of ${JSON.stringify(table)})` +
    "window.__reactRouterManifest.routes[id].imports=places.map((place)=>'/assets/'+names[place]+'.js');"
  );
}

function fail(name: string): never {
  throw new Error(`a route needs ${name}, which is no script of the build`);
}

/**
 * What a page that loads more of itself asks for beside it. The bundler names every file that the wanted one needs, also
 * those that are long there, because the file that asks cannot run without them; and where modules stand in a group
 * (tools/chunks.ts), it leaves a file for each that only says under which names the group has them. And what a file once
 * imported for nothing (tools/lean-imports.ts) is still named. All are taken out: nothing is named that is there or that the
 * wanted file, which stands first, does not import, and a group is asked for itself.
 */
const FACADE = /^export\{([^}]*)\}from["'`]\.\/([^"'`]+\.js)["'`];?\s*$/;
const STATIC = /(?:^|[;}\s])(?:import|export)(?:\s*[\w*{}\s,$]+?from)?\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const LIST = /(__vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=)(\[[^\]]*\])/;
const CALL = /__vite__mapDeps\(\[([\d,]*)\]\)/g;
const FOLDER = 'assets/';

interface Facade {
  readonly group: string;
  /** As an object of the names that are asked for: `{clientDashboard:e.a}`. */
  readonly names: string;
}

function facadeOf(text: string): Facade | null {
  const [, names = '', group] = FACADE.exec(text) ?? [];
  if (group === undefined) return null;
  const pairs = names.split(',').map((pair) => pair.trim().split(/\s+as\s+/));
  return { group, names: `{${pairs.map(([inside = '', outside = inside]) => `${outside}:e.${inside}`).join(',')}}` };
}

const importsOf = (text: string): string[] => [...text.matchAll(STATIC)].map(([, name = '']) => name);

/** Takes the files of the build by name, and gives those that change. */
export function leanPreloads(files: ReadonlyMap<string, string>): Map<string, string> {
  const facades = new Map([...files].flatMap(([name, text]) => (facadeOf(text) === null ? [] : [[name, facadeOf(text) as Facade] as const])));
  const thereWith = (name: string): Set<string> => {
    const there = new Set([name]);
    for (const one of there) for (const next of importsOf(files.get(one) ?? '')) there.add(next);
    return there;
  };
  const changed = new Map<string, string>();
  for (const [name, text] of files) {
    const asked = text.replaceAll(/import\(([`"'])\.\/([^`"']+)\1\)/g, (whole, _quote, wanted: string) => {
      const facade = facades.get(wanted);
      return facade === undefined ? whole : `import("./${facade.group}").then(e=>(${facade.names}))`;
    });
    const lean = withoutWhatIsThere(asked, name, thereWith, facades);
    if (lean !== text) changed.set(name, lean);
  }
  return changed;
}

function withoutWhatIsThere(text: string, name: string, thereWith: (name: string) => ReadonlySet<string>, facades: ReadonlyMap<string, Facade>): string {
  const found = LIST.exec(text)?.[2];
  if (found === undefined) return text;
  const all = JSON.parse(found) as string[];
  const there = thereWith(name);
  const named: string[] = [];
  const placeOf = (path: string): number => (named.includes(path) ? named.indexOf(path) : named.push(path) - 1);
  const calls = text.replaceAll(CALL, (_whole, places: string) => {
    const paths = places === '' ? [] : places.split(',').map((place) => all[Number(place)] ?? '');
    const wanted = paths.map((path) => {
      const facade = facades.get(path.slice(FOLDER.length));
      return facade === undefined ? path : `${FOLDER}${facade.group}`;
    });
    const needed = thereWith(wanted[0]?.slice(FOLDER.length) ?? '');
    const isMissing = (file: string): boolean => !there.has(file) && (needed.has(file) || !file.endsWith('.js'));
    const missing = [...new Set(wanted)].filter((path) => isMissing(path.slice(FOLDER.length)));
    return missing.length === 0 ? '[]' : `__vite__mapDeps([${missing.map(placeOf).join(',')}])`;
  });
  return calls.replace(LIST, (_whole, start: string) => `${start}${JSON.stringify(named)}`);
}

/**
 * `npm run new domain NAME`, `npm run new call|screen|panel DOMAIN/NAME`: a skeleton that passes the
 * check, with every place filled in that a new one needs (docs/adding.md). The words in it are yours to replace.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-step.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, first: string) => first.toUpperCase());
const pascal = (name: string): string => camel(name).replace(/^\w/, (first) => first.toUpperCase());
const words = (name: string): string => name.replaceAll('-', ' ');
const sentence = (name: string): string => words(name).replace(/^\w/, (first) => first.toUpperCase());

const touched: string[] = [];

function create(file: string, text: string): void {
  const at = path.join(ROOT, file);
  if (existsSync(at)) throw new Error(`${file} is there already`);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
  touched.push(file);
}

/** Changes a file at a place it must have; a file that looks different is left unchanged and named. */
function change(file: string, place: RegExp, replacement: (found: string) => string): void {
  const at = path.join(ROOT, file);
  const before = readFileSync(at, 'utf8');
  const after = before.replace(place, replacement);
  if (after === before) throw new Error(`${file} has no place for it (${place.source}): add it by hand`);
  writeFileSync(at, after);
  if (!touched.includes(file)) touched.push(file);
}

const addImport = (file: string, line: string): void => change(file, /\n\n/, () => `\n${line}\n\n`);

const contractOf = (domain: string, call: string, constant: string): string => `import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

export const ${constant} = query({
  path: '/api/${domain}/${call}',
  summary: 'Says what the caller gets from ${words(call)}.',
  access: 'signed-in',
  data: z.object({ items: z.array(z.object({ id: z.string() })) }),
  errors: [],
  limit: 'read',
});
`;

const readerOf = (constant: string): string => `read${constant[0]?.toUpperCase()}${constant.slice(1)}`;

const readOf = (constant: string, contract: string): string => `import type { DataOf } from '#kit/endpoint.ts';
import type { ${constant} } from '../${contract}.ts';

/** Nothing is kept yet: add a table, then read it here with a named statement. */
export const ${readerOf(constant)} = (): DataOf<typeof ${constant}> => ({ items: [] });
`;

const handlersOf = (
  list: string,
  constant: string,
  contract: string,
  file: string,
): string => `import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import { ${constant} } from '../${contract}.ts';
import { ${readerOf(constant)} } from './${file}.ts';

export const ${list}: readonly Handler[] = [onQuery(${constant}, async () => ${readerOf(constant)}())];
`;

const testOf = (domain: string, call: string): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('${words(call)}: a person who has none yet sees an empty list', async () => {
  expect(await app.must('GET', '/api/${domain}/${call}', { as: 'client' })).toEqual({ items: [] });
});
`;

function newDomain(name: string): void {
  const folder = `src/domains/${name}`;
  const [constant, list] = [camel(`my-${name}`), `${camel(name)}Handlers`];
  const call = 'mine';
  create(`${folder}/contract.ts`, contractOf(name, call, constant));
  create(`${folder}/server/mine.ts`, readOf(constant, 'contract'));
  create(`${folder}/server/handlers.ts`, handlersOf(list, constant, 'contract', 'mine'));
  create(`${folder}/server/mine.test.ts`, testOf(name, call));
  create(
    `${folder}/server/test-calls.ts`,
    `import type { ExampleCall } from '#kit/server/example-calls.ts';

export async function exampleCalls(): Promise<Record<string, ExampleCall>> {
  return {
    'GET /api/${name}/${call}': { as: 'client' },
  };
}
`,
  );
  create(
    `${folder}/server/module.ts`,
    `import type { DomainModule } from '#kit/server/module.ts';
import { ${list} } from './handlers.ts';

export const ${camel(name)}: DomainModule = {
  name: '${name}',
  about: 'Says what ${words(name)} are about.',
  owns: [],
  handlers: ${list},
  exampleCalls: () => import('./test-calls.ts'),
};
`,
  );
  addImport('src/app/server/modules.ts', `import { ${camel(name)} } from '#domains/${name}/server/module.ts';`);
  // The last may use every other.
  change('src/app/server/modules.ts', /\n {2}demo,\n/, (found) => `\n  ${camel(name)},${found}`);
}

function newCall(domain: string, name: string): void {
  const folder = `src/domains/${domain}`;
  const list = `${camel(name)}Handlers`;
  create(`${folder}/${name}-contract.ts`, contractOf(domain, name, camel(name)));
  create(`${folder}/server/${name}.ts`, readOf(camel(name), `${name}-contract`));
  create(`${folder}/server/${name}-handlers.ts`, handlersOf(list, camel(name), `${name}-contract`, name));
  create(`${folder}/server/${name}.test.ts`, testOf(domain, name));
  addImport(`${folder}/server/module.ts`, `import { ${list} } from './${name}-handlers.ts';`);
  change(`${folder}/server/module.ts`, /\n {2}handlers: (?:\[([^\]]*)\]|(\w+)),\n/, (found) => {
    const [, many, listName] = /handlers: (?:\[([^\]]*)\]|(\w+))/.exec(found) ?? [];
    return `\n  handlers: [${many ?? `...${listName}`}, ...${list}],\n`;
  });
  // The object that the function ends with.
  change(
    `${folder}/server/test-calls.ts`,
    /\n {2}return \{\n(?![\s\S]*\n {2}return \{\n)/,
    (found) => `${found}    'GET /api/${domain}/${name}': { as: 'client' },\n`,
  );
}

/** A part of both dashboards: a panel with a count, and what waits for the reader. */
function newPanel(domain: string, name: string): void {
  const folder = `src/domains/${domain}`;
  const [constant, field] = [camel(name), name.replaceAll('-', '_')];
  create(
    `${folder}/${name}-piece.ts`,
    `import * as z from 'zod/mini';

/** What ${words(domain)} put on both dashboards. */
export const ${constant}Piece = { ${field}: z.object({ count: z.int() }) };

/** One of them that waits for the reader. */
export const ${constant}TurnShape = z.object({
  kind: z.literal('${field}'),
  id: z.string(),
  name: z.string(),
  clock: z.nullable(z.object({ ends_at: z.iso.datetime() })),
});
`,
  );
  create(
    `${folder}/server/${name}-dashboards.ts`,
    `import { DASHBOARDS } from '#kit/dashboard.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { ${constant}Piece, ${constant}TurnShape } from '../${name}-piece.ts';

/** Nothing is kept yet: read it here with a named statement. */
export const ${constant}Dashboards = DASHBOARDS.map((of) =>
  dashboardPart({ of, piece: ${constant}Piece, turn: ${constant}TurnShape, read: async () => ({ data: { ${field}: { count: 0 } }, turns: [] }) }),
);
`,
  );
  create(
    `${folder}/web/${name}-dashboard.tsx`,
    `import type * as z from 'zod/mini';
import { Panel } from '#design/public/panel.tsx';
import type { PieceData } from '#kit/dashboard.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import type { ${constant}Piece, ${constant}TurnShape } from '../${name}-piece.ts';

export const ${constant}Dashboard: DashboardView<PieceData<typeof ${constant}Piece>, z.output<typeof ${constant}TurnShape>> = {
  panels: { '${name}': ({ home }) => (home === undefined ? null : <Panel title="${sentence(name)}">{home.${field}.count} in all</Panel>) },
  turns: { ${field}: { Card: ({ turn }) => <li className="panel px-4 py-4">{turn.name}</li>, about: ({ id }) => id } },
};
`,
  );
  addImport(`${folder}/server/module.ts`, `import { ${constant}Dashboards } from './${name}-dashboards.ts';`);
  change(
    `${folder}/server/module.ts`,
    /(?<!\n {2}dashboards: [\s\S]*)\n\};\n$/,
    (found) => `\n  dashboards: ${constant}Dashboards,${found}`,
  );
  const load = `async () => (await import('./${name}-dashboard.tsx')).${constant}Dashboard`;
  if (!existsSync(path.join(ROOT, folder, 'web/module.ts'))) newWebModule(domain, null);
  change(
    `${folder}/web/module.ts`,
    /(?<!\n {2}dashboards: [\s\S]*)\n\};\n$/,
    (found) => `\n  dashboards: {\n    client: ${load},\n    freelancer: ${load},\n  },${found}`,
  );
}

function newScreen(domain: string, name: string): void {
  const folder = `src/domains/${domain}`;
  create(
    `${folder}/web/${name}-page.tsx`,
    `import type { MetaFunction } from 'react-router';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';

export const meta: MetaFunction = () => [{ title: titled(titleOf('${name}')) }];

export default function ${pascal(name)}Page() {
  return (
    <>
      <PageHeader title={titleOf('${name}')} lead="Say in one sentence what people do here." />
      <EmptyState title="Nothing here yet">Say what appears here, and how to begin.</EmptyState>
    </>
  );
}
`,
  );
  const row = `    ['${name}', '/${name}', '${sentence(name)}', 'domains/${domain}/web/${name}-page.tsx'],\n`;
  change('src/routes.ts', /\.\.\.app\('work'\)\(\[[\s\S]*?\n {2}\]\),/, (found) =>
    found.replace(/ {2}\]\),$/, `${row}  ]),`),
  );
  if (!existsSync(path.join(ROOT, folder, 'web/module.ts'))) newWebModule(domain, name);
}

/**
 * With its first screen a domain gets a link in the navigation; its icon, and its section on the map, are yours to
 * choose.
 */
function newWebModule(domain: string, screen: string | null): void {
  const navigation = screen === null ? '' : `\n  navigation: () => [{ screen: '${screen}', icon: Square }],`;
  create(
    `src/domains/${domain}/web/module.ts`,
    `${screen === null ? '' : "import { Square } from 'lucide-react';\n"}import type { WebModule } from '#kit/web/web-module.ts';

export const ${camel(domain)}: WebModule = {
  name: '${domain}',${navigation}
};
`,
  );
  addImport('src/app/web/modules.ts', `import { ${camel(domain)} } from '#domains/${domain}/web/module.ts';`);
  change('src/app/web/modules.ts', /,?\n?\];\n\nconst inPlace/, () => `, ${camel(domain)}];\n\nconst inPlace`);
}

const PARTS = { call: newCall, screen: newScreen, panel: newPanel };

function make([kind = '', name = '']: readonly string[]): void {
  const [domain = '', part = ''] = name.split('/');
  const isKnown = existsSync(path.join(ROOT, 'src/domains', domain, 'server/module.ts'));
  if (kind === 'domain' && NAME.test(name)) newDomain(name);
  else if (kind in PARTS && NAME.test(domain) && NAME.test(part)) {
    if (!isKnown) throw new Error(`there is no domain ${domain} (src/domains/${domain}/server/module.ts)`);
    PARTS[kind as keyof typeof PARTS](domain, part);
  } else throw new Error('Usage: npm run new domain NAME | call|screen|panel DOMAIN/NAME, in lower case with hyphens');
}

try {
  make(process.argv.slice(2));
  execFileSync(path.join(ROOT, 'node_modules/.bin/oxfmt'), touched, { cwd: ROOT });
  console.log([...touched, '', 'What to do next is in docs/adding.md.'].join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

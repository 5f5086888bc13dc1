import { expect, test } from 'vitest';
import { leanPreloads } from './lean-preloads.ts';

const DEPS = (names: string[]) => `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);`;
const build = new Map([
  [
    'shell.js',
    `${DEPS(['assets/orders-facade.js', 'assets/home.js', 'assets/kit.js', 'assets/home.css'])}import{a}from"./kit.js";var p=()=>a(async()=>{let{view:e}=await import(\`./orders-facade.js\`);return{view:e}},__vite__mapDeps([0,1,2,3])),q=()=>a(()=>import(\`./kit.js\`),__vite__mapDeps([2]));`,
  ],
  ['orders-facade.js', 'export{a as view,b}from"./home.js";\n'],
  ['home.js', 'import"./kit.js";var a=1,b=2;export{a,b};'],
  ['kit.js', 'export const a=(load)=>load();'],
]);

test('a group is asked for itself, under the names that its facade gave', () => {
  const shell = leanPreloads(build).get('shell.js') ?? '';
  expect(shell).toContain('await import("./home.js").then(e=>({view:e.a,b:e.b}))');
  expect(shell).not.toContain('orders-facade');
});

test('nothing is named that the asking file itself needs; styles stay', () => {
  const shell = leanPreloads(build).get('shell.js') ?? '';
  expect(shell).toContain('m.f=["assets/home.js","assets/home.css"]');
  expect(shell).toContain('return{view:e}},__vite__mapDeps([0,1]))');
  expect(shell).toContain('import(`./kit.js`),[])');
});

test('what the wanted file no longer imports is not named', () => {
  const more = new Map(build);
  more.set('shell.js', (build.get('shell.js') ?? '').replace('"assets/kit.js"', '"assets/kit.js","assets/unused.js"').replace('[0,1,2,3]', '[0,1,2,3,4]'));
  more.set('unused.js', 'export const c=3;');
  expect(leanPreloads(more).get('shell.js')).not.toContain('unused.js');
});

test('everything else stays as it is', () => {
  expect([...leanPreloads(build).keys()]).toEqual(['shell.js']);
  expect(leanPreloads(new Map([['one.js', 'export{a};import{a}from"./two.js"']]))).toEqual(new Map());
});

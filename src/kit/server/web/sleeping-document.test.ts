import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { letSleep } from './sleeping-document.ts';

const AWAKE = [
  '<html><head><meta property="csp-nonce" nonce="N"/><link nonce="N" rel="icon" href="/i.svg"/>',
  '<link rel="modulepreload" href="/a.js" nonce="N"/><script nonce="N">early()</script></head>',
  '<body><p>Words</p><script nonce="N" data-restores-scroll="">scroll()</script><script nonce="N">first()</script>',
  '<script nonce="N" type="module" async="">import "/m.js";\nimport * as route0_main from "/r.js";\nimport * as x from "/x.js";\nconst route0 = {...x,...route0_main};\n  \n  window.modules = {"root":route0};\n\nimport("/entry.js");</script>',
  '<!--$--><script nonce="N">data("import * as y from \\"/y.js\\"")</script><!--/$--></body></html>',
].join('');

test('a sleeping document asks for no script until it is woken, and keeps every element in its place', () => {
  const asleep = letSleep(AWAKE, 'N');
  expect(asleep).not.toContain('modulepreload" href');
  expect(asleep).not.toMatch(/<script[^>]*(src|type="module")/);
  expect(asleep.match(/<script/g)).toHaveLength(5);
  expect(asleep.match(/nonce="N"/g)).toHaveLength(2);
  expect(asleep).toContain('<script nonce="N">early()</script>');
  expect(asleep).not.toContain('scroll()');
  expect(asleep).toContain('first();((entry,start)=>');
  expect(asleep).toContain('("/entry.js",()=>Promise.all([import("/m.js"),import("/r.js"),import("/x.js")]).then(([,route0_main,x])=>{const route0');
  expect(asleep).toMatch(/window\.modules = \{"root":route0\}; import\("\/entry\.js"\);\}\)\);data\(/);
});

test('what is said to the browser is a script it can read', () => {
  const script = /<script nonce="N">(first[\s\S]*)<\/script>/.exec(letSleep(AWAKE, 'N'))?.[1] ?? '';
  expect(() => new Script(script)).not.toThrow();
});

test('a document whose entry is not found is refused rather than left asleep for ever', () => {
  expect(() => letSleep(AWAKE.replace('import("/entry.js");', ''), 'N')).toThrow('entry');
});

test('what people write decides nothing: neither what a script says, nor a tag without the seat', () => {
  const words = 'data(\\"Voices for react-router-scroll-positions, data-restores-scroll, </head><body>, type=module\\")';
  const inData = AWAKE.replace('first()', () => words.replace('</head><body>', '\\u003cbody>'));
  expect(letSleep(inData, 'N')).toContain('Voices for react-router-scroll-positions');
  const theirs = '<script nonce="M" data-restores-scroll="">theirs()</script>';
  expect(letSleep(AWAKE.replace('<p>Words</p>', theirs), 'N')).toContain(theirs);
});

test('a document whose scripts no longer look as they did is refused', () => {
  expect(() => letSleep(AWAKE.replace(' data-restores-scroll=""', ''), 'N')).toThrow('not built');
});

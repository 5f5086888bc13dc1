import { expect, test } from 'vitest';
import { judgesByCall, leanContract } from './lean-contracts.ts';

const CONTRACT = `
import * as z from 'zod/mini';
import { command } from '#kit/endpoint.ts';
const mine = { method: 'POST', access: 'signed-in', data: z.null() } as const;
export const noteShape = z.object({ text: z.string().check(z.minLength(1)) });
export const addNote = command({
  ...mine,
  path: '/api/notes',
  summary: 'Adds a note.',
  body: noteShape,
  errors: [],
  limit: 'write',
  repeat: 'key',
});
const setList = (path: \`/api/\${string}\`) => command({ ...mine, path, limit: 'write', repeat: 'natural', said: 'Saved.' });
const byName = new Map([['a', 1]]);
export const setNames = setList('/api/names');
`;

test('a call keeps what a browser makes it with, and loses what the server judges and answers it by', () => {
  const lean = leanContract(CONTRACT);
  for (const kept of ["path: '/api/notes'", "limit: 'write'", "repeat: 'key'", "method: 'POST'", '...mine']) expect(lean).toContain(kept);
  for (const gone of ['summary', 'body:', 'errors', 'access', 'data:', 'said']) expect(lean).not.toContain(gone);
});

test('what a pure file calls while it is loaded is marked as having no effect, so that an unused shape goes', () => {
  const lean = leanContract(CONTRACT);
  expect(lean).toContain('noteShape = /* @__PURE__ */ z.object(');
  expect(lean).toContain('byName = /* @__PURE__ */ new Map(');
  expect(lean).toContain('addNote = /* @__PURE__ */ command(');
  expect(lean, 'a call of a function is made when the function is').toContain('=> command(');
});

test.each([
  'useContractForm({ schema: addNote.body })',
  'useContractForm({\n  schema:\n    addNote.body,\n})',
  'useContractForm({ schema: z.extend(addNote.body, { more: z.string() }) })',
  "useContractForm({ schema: () => import('../notes.ts').then((notes) => notes.addNote.body) })",
  '<Form schema={addNote.query} />',
  'const schema = addNote.params;',
  'const schema: Shape =\n  addNote.data;',
  'const { body: schema } = addNote;',
  'judge(addNote.body, values)',
])('a form judged by a call is refused: %s', (code) => expect(judgesByCall(code)).toBe(true));

test.each([
  'useContractForm({ schema: noteShape, defaults })',
  'useContractForm({\n  schema,\n  defaults: known.data,\n})',
  'judge(noteShape, form.data)',
  'send(addNote.body)',
])('a form judged by its shape is not: %s', (code) => expect(judgesByCall(code)).toBe(false));

import { expect, test } from 'vitest';
import { Failure } from '#kit/errors.ts';
import { judge } from '#kit/web/form-errors.ts';
import type { Workroom } from '../contract.ts';
import { atOwnFields, FILES, given, requirementsShape } from './requirements-shape.ts';

const questions: Workroom['questions'] = [
  { id: 'logo', kind: 'file', question: 'Your logo?', required: true, choices: [] },
];
const file = (scan: Workroom['draft_files'][number]['scan']) =>
  [{ id: 'f', name: 'logo.svg', size: 9, scan }] as unknown as Workroom['draft_files'];
const errorsOf = async (files: string[], known: Workroom['draft_files'] = []) =>
  (await judge(requirementsShape(questions, known), { logo: '', [FILES]: files })).errors;

test('a file that is uploaded answers the question for one, and a quarantined one does not', async () => {
  expect(await errorsOf([])).toEqual({ logo: 'Your logo? The freelancer needs this to start.' });
  expect(await errorsOf(['f'])).toBeNull();
  expect(await errorsOf(['f'], file('infected'))).toHaveProperty('logo');
});

test('a link is answered without its scheme too', async () => {
  const link: Workroom['questions'] = [
    { id: 'site', kind: 'link', question: 'Your site?', required: true, choices: [] },
  ];
  const values = { site: 'figma.com/file/a1', [FILES]: [] };
  expect((await judge(requirementsShape(link, []), values)).errors).toBeNull();
  expect(given(link, values)).toEqual([{ id: 'site', text: 'https://figma.com/file/a1' }]);
});

test('what the server says of the files stands at the field of files', () => {
  const refused = new Failure('invalid_input', { fields: { files: ['Not found.'], logo: ['Too long.'] } });
  expect(atOwnFields(questions, refused)).toMatchObject({ fields: { [FILES]: ['Not found.'], logo: ['Too long.'] } });
});

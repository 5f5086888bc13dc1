import { expect, test } from 'vitest';
import { EDITS, type EditName } from './markdown-edit.ts';

/** ‹ and › mark what is selected. */
function edited(name: EditName, marked: string): string {
  const [from, end] = [marked.indexOf('‹'), marked.indexOf('›') - 1];
  const text = marked.replace('‹', '').replace('›', '');
  const edit = EDITS[name]({ text, from, to: end });
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.select[0])}‹${after.slice(edit.select[0], edit.select[1])}›${after.slice(edit.select[1])}`;
}

test('bold goes around the selection, and off again', () => {
  expect(edited('bold', 'A ‹strong› word')).toBe('A **‹strong›** word');
  expect(edited('bold', 'A **‹strong›** word')).toBe('A ‹strong› word');
  expect(edited('bold', '‹›')).toBe('**‹bold text›**');
});

test('a list and a heading mark whole lines, in the place of each other, and off again', () => {
  expect(edited('list', 'First\nSe‹cond\nTh›ird')).toBe('First\n‹- Second\n- Third›');
  expect(edited('list', '‹- Second\n- Third›')).toBe('‹Second\nThird›');
  expect(edited('heading', '- What you ‹›get\nmore')).toBe('## What you ‹›get\nmore');
  expect(edited('list', 'First\n‹›')).toBe('First\n- ‹›');
});

test('a link takes the selected words or the selected address', () => {
  expect(edited('link', 'See ‹my work›.')).toBe('See [my work](‹https://›).');
  expect(edited('link', 'See ‹https://example.org/a›.')).toBe('See [‹link›](https://example.org/a).');
  expect(edited('link', '‹›')).toBe('[link](‹https://›)');
});

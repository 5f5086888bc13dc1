import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersonName } from './person-name.tsx';

const wholeWords = (name: string): string[] =>
  [...renderToStaticMarkup(<PersonName of={name} />).matchAll(/nowrap">([^<]*)</g)].map(([, word = '']) => word.trim());

test('a name wraps between its words only', () => {
  expect(wholeWords('Linnéa Sjöström')).toEqual(['Linnéa', 'Sjöström']);
});

test('a word that no line can hold may break', () => {
  expect(wholeWords(`Ada ${'x'.repeat(60)}`)).toEqual(['Ada']);
});

import { expect, test } from 'vitest';
import { filledIn, unknownPlaceholder } from './macro.ts';

const FACTS = { name: 'Ulla {brand} Test', number: 'TK-AAAA-BBBB', subject: 'Invoice', brand: 'Docket' };

test('placeholders become what the ticket says, and what people wrote fills in nothing', () => {
  expect(filledIn('Hello {first_name}, about {number} ({subject}): {brand}', FACTS)).toBe(
    'Hello Ulla, about TK-AAAA-BBBB (Invoice): Docket',
  );
  expect(filledIn('{name}', FACTS)).toBe('Ulla {brand} Test');
});

test('a word in braces that is no placeholder is found before people read it', () => {
  expect(unknownPlaceholder('Hello {name}')).toBeNull();
  expect(unknownPlaceholder('Hello {nmae}')).toBe('{nmae}');
  expect(unknownPlaceholder('{constructor}')).toBe('{constructor}');
});

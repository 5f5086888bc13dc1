import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SortRule } from './sort-rule.tsx';

test('the list says what "Best rated" goes by, and nothing of orders whose name says it', () => {
  const rule = (sort: string): string => renderToStaticMarkup(<SortRule sort={sort} />);
  expect(rule('rating')).toMatch(
    /<summary[^>]*>How this is sorted<\/summary>.*with 5 reviews of 4\.3 counted beside each service’s own/,
  );
  expect(rule('relevance')).toContain('How this is sorted');
  expect(['newest', 'price_low', 'price_high'].map(rule)).toEqual(['', '', '']);
});

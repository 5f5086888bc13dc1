import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unread } from './unread.tsx';

const drawn = (read: { data: unknown; error: Error | null; isPaused?: boolean }): string =>
  renderToStaticMarkup(
    <Unread what="Your orders" read={{ isPaused: false, refetch: async () => null, ...read }}>
      <p>the list</p>
    </Unread>,
  );

test('what was read stays in sight when reading it again fails', () => {
  expect(drawn({ data: [], error: new Error('Down') })).toBe('<p>the list</p>');
});

test('what could not be read says so, and what is being read shows its place', () => {
  expect(drawn({ data: undefined, error: new Error('Down') })).toContain('Your orders could not be loaded');
  expect(drawn({ data: undefined, error: null })).toBe('<p>the list</p>');
  expect(drawn({ data: undefined, error: null, isPaused: true })).toContain('You’re offline');
});

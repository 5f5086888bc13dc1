import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScreenHeader } from './screen-header.tsx';

const above = [{ href: '/milestones', label: 'Milestones' }];
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('breadcrumbs never repeat the title', () => {
  expect(textOf(renderToStaticMarkup(<ScreenHeader of={{ items: above, current: 'Fund a milestone' }} />))).toBe(
    'Milestones Fund a milestone',
  );
  expect(renderToStaticMarkup(<ScreenHeader of={{ items: [], current: 'Invitations' }} />)).not.toContain('<nav');
});

test('a screen of one thing has its number in the breadcrumbs, and its name as the title', () => {
  const shown = renderToStaticMarkup(
    <ScreenHeader of={{ items: above, current: 'CT-1' }} title="Signs for a bakery" />,
  );
  expect(textOf(shown)).toBe('Milestones CT-1 Signs for a bakery');
});

test('a header that says the number itself has only the screens above it in the breadcrumbs', () => {
  expect(textOf(renderToStaticMarkup(<ScreenHeader of={{ items: above }} title="Signs for a bakery" />))).toBe(
    'Milestones Signs for a bakery',
  );
});

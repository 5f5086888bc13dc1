import { Children, isValidElement, Suspense, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Turn } from '#kit/dashboard.ts';
import type { TurnCard } from '#kit/web/web-module.ts';
import { YourTurn } from './your-turn.tsx';

interface Chore extends Turn {
  readonly name: string;
}

const chores = (...names: string[]): Chore[] => names.map((name) => ({ kind: 'chore', clock: null, name }));
const cards: Record<string, TurnCard<Chore>> = {
  chore: { Card: ({ turn }) => <li>{turn.name}</li>, about: ({ name }) => name },
};

const keysIn = (node: ReactNode): (string | null)[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Suspense ? [child.key] : keysIn(child.props.children);
  });

/** The keys of the cards, as the list is drawn. */
function keysOf(turns: readonly Chore[]): (string | null)[] {
  let drawn: ReactElement | null = null;
  const Probe = (): null => {
    drawn = YourTurn({ turns, waiting: turns.length, cards });
    return null;
  };
  renderToStaticMarkup(<Probe />);
  return keysIn(drawn);
}

test('a card stays that of its own thing when another comes before it', () => {
  const [rake, spade] = keysOf(chores('rake', 'spade'));
  expect(rake).not.toBe(spade);
  expect(keysOf(chores('saw', 'rake', 'spade')).slice(1)).toEqual([rake, spade]);
});

test('the button that shows all stays, and says whether all are shown', () => {
  const page = renderToStaticMarkup(<YourTurn turns={chores('a', 'b', 'c', 'd', 'e')} waiting={5} cards={cards} />);
  const [, list] = /<ul id="([^"]+)"/.exec(page) ?? [];
  expect(page).toMatch(/<button[^>]*aria-expanded="false"/);
  expect(page).toContain(`aria-controls="${list}"`);
  expect(renderToStaticMarkup(<YourTurn turns={chores('a')} waiting={1} cards={cards} />)).not.toContain('<button');
});

test('the button says how many there are when more wait than are listed', () => {
  const page = (waiting: number): string =>
    renderToStaticMarkup(<YourTurn turns={chores('a', 'b', 'c', 'd', 'e')} waiting={waiting} cards={cards} />);
  expect(page(5)).toContain('Show all 5');
  expect(page(30)).toContain('Show 5 of 30');
});

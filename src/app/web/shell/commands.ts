import type { Side } from '#kit/sides.ts';
import { pathTo, titleOf } from '#routes';
import { navigationOf } from '../modules.ts';
import { SETTINGS } from '../settings-places.tsx';

export interface Command {
  readonly title: string;
  readonly detail: string;
  readonly path: string;
  /** What else people type for it. */
  readonly words: string;
}

export interface CommandGroup {
  readonly title: string;
  readonly items: readonly Command[];
}

const act = (title: string, screen: string, words: string): Command => ({
  title,
  detail: '',
  path: pathTo(screen),
  words,
});

/** What people of each side come to do. */
const ACTS: Readonly<Record<Side, readonly Command[]>> = {
  client: [
    act('Post a project', 'post-project', 'new job brief hire'),
    act('Compare services', 'compare-services', 'side by side gigs'),
    act('Request a custom offer', 'ask-custom-offer', 'quote price'),
    act('Add money', 'add-funds', 'fund deposit top up balance'),
  ],
  freelancer: [
    act('Create a service', 'create-service', 'new gig sell'),
    act('Find projects', 'browse-projects', 'jobs work bid'),
    act('Withdraw earnings', 'withdraw', 'payout money bank'),
  ],
};

/** Every act and screen of the sides someone has, each once. */
export function commandsFor(sides: readonly Side[], home: Side): readonly CommandGroup[] {
  const go = (screen: string, label = titleOf(screen)): Command => ({
    title: label,
    detail: '',
    path: pathTo(screen),
    words: '',
  });
  const screens = [
    ...sides
      .flatMap((side) => navigationOf(side, home).flatMap(({ items }) => items))
      .map(({ screen, label }) => go(screen, label)),
    ...SETTINGS.map(([screen, label]) => go(screen, `Settings: ${label}`)),
  ];
  const acts = sides.flatMap((side) => ACTS[side]);
  const byPath = new Map(screens.map((command) => [command.path, command]));
  for (const { path } of acts) byPath.delete(path);
  return [
    { title: 'Do', items: acts },
    { title: 'Go to', items: [...byPath.values()] },
  ];
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** So many screens are listed before anything is typed. */
const FIRST = 6;

/** Those that have the beginning of every word that was typed. */
export function commandsMatching(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  if (typed === '') return groups.map(({ title, items }) => ({ title, items: items.slice(0, FIRST) }));
  const wanted = folded(typed).split(' ');
  const has = ({ title, words }: Command): boolean => {
    const own = folded(`${title} ${words}`).split(/[ :]+/);
    return wanted.every((word) => own.some((other) => other.startsWith(word)));
  };
  return groups.map(({ title, items }) => ({ title, items: items.filter(has) }));
}

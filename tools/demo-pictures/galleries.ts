/**
 * What is in the galleries of the demo's services: the seller's own work, cut to the shape of a cover, and scenes drawn
 * for it.
 */
import { CUT, type CutName } from '#design/art/palette.ts';
import { works } from './works.ts';

const disc = (fill: CutName, x: number, y: number, r: number): string =>
  `<circle fill="${CUT[fill]}" cx="${x}" cy="${y}" r="${Math.max(0, r)}"/>`;
const box = (fill: CutName, x: number, y: number, width: number, height: number, r = 0): string =>
  `<rect fill="${CUT[fill]}" x="${x}" y="${y}" width="${Math.max(0, width)}" height="${height}" rx="${r}"/>`;
const sized = (content: string, viewBox = '0 0 1280 800', width = 1280, height = 800): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;

/** The middle of a work: 16 to 10. */
const cut = (name: string): string => {
  const draw = works[name];
  if (draw === undefined) throw new Error(`there is no work ${name}`);
  return sized(draw(), '0 75 1200 750');
};

const bottle = (x: number, glass: CutName, paper: CutName): string =>
  box(glass, x + 46, 150, 68, 170, 18) +
  box(paper, x + 40, 130, 80, 56, 10) +
  box(glass, x, 280, 160, 420, 44) +
  box(paper, x, 400, 160, 190) +
  disc(glass, x + 80, 480, 46) +
  box(glass, x + 36, 548, 88, 14, 7);

/** Six bottles on a shelf, each with its own paper. */
const shelf = (): string =>
  box('sky', 0, 0, 1280, 800) +
  box('ink', 0, 700, 1280, 26) +
  box('petrol', 0, 726, 1280, 74) +
  (
    [
      ['leaf', 'bone'],
      ['persimmon', 'marigold'],
      ['petrol', 'bone'],
      ['ink', 'rose'],
      ['leaf', 'marigold'],
      ['persimmon', 'bone'],
    ] as const
  )
    .map(([glass, paper], at) => bottle(70 + at * 196, glass, paper))
    .join('');

const eased = (part: number): number => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;

/**
 * A mark that opens: a disc grows, leaves unfold around it, and two lines of a name run out of it. `part` runs from 0
 * to 1.
 */
const sting = (part: number): string => {
  const [grown, open, named] = [eased(part / 0.4), eased((part - 0.25) / 0.4), eased((part - 0.55) / 0.4)];
  const x = 640 - 250 * named;
  const leaves = [0, 60, 120, 180, 240, 300]
    .map(
      (angle) =>
        `<g transform="translate(${x} 400) rotate(${angle + open * 30}) scale(${open})"><path fill="${CUT[angle % 120 === 0 ? 'persimmon' : 'rose']}" d="M0-90c60-50 60-130 0-180-60 50-60 130 0 180z"/></g>`,
    )
    .join('');
  return (
    box('petrol', 0, 0, 1280, 800) +
    leaves +
    disc('marigold', x, 400, 96 * grown) +
    box('bone', 680, 330, 430 * named, 56, 28) +
    box('bone', 680, 420, 280 * named, 40, 20)
  );
};

/** Four moments of it, as a client sees them before anything moves. */
const storyboard = (): string =>
  box('bone', 0, 0, 1280, 800) +
  [0.2, 0.45, 0.7, 1]
    .map((part, at) => {
      const [x, y] = [70 + (at % 2) * 590, 50 + Math.floor(at / 2) * 370];
      return `<svg x="${x}" y="${y}" width="550" height="330" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice">${sting(part)}</svg>`;
    })
    .join('');

export const galleries: Readonly<Record<string, () => string>> = {
  'identity-1': () => cut('amara-okafor-1'),
  'identity-2': () => cut('amara-okafor-2'),
  'labels-1': () => sized(shelf()),
  'labels-2': () => cut('siobhan-odwyer-1'),
  'logo-sting-1': () => sized(sting(1)),
  'logo-sting-2': () => sized(storyboard()),
  'landing-1': () => cut('leilani-kahananui-1'),
};

/** The sting itself; it rests at the end. */
export const film = {
  name: 'logo-sting',
  width: 640,
  height: 400,
  framesPerSecond: 12,
  frames: 40,
  moves: 30,
} as const;
export const filmSvg = (frame: number): string =>
  sized(sting(Math.min(1, frame / film.moves)), '0 0 1280 800', film.width, film.height);

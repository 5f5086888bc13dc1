/**
 * What is in the portfolios of the demo's people, drawn for the work that each names. Bars stand for text: pictures
 * have no words.
 */
import { CUT, type CutName } from '#design/art/palette.ts';

const path = (fill: CutName, d: string): string => `<path fill="${CUT[fill]}" d="${d}"/>`;
const disc = (fill: CutName, x: number, y: number, r: number): string =>
  `<circle fill="${CUT[fill]}" cx="${x}" cy="${y}" r="${r}"/>`;
const box = (fill: CutName, x: number, y: number, width: number, height: number, r = 0): string =>
  `<rect fill="${CUT[fill]}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`;
const shadow = (x: number, y: number, width: number, height: number, r = 0): string =>
  `<rect fill="#052c35" fill-opacity=".16" x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`;
const ground = (fill: CutName): string => box(fill, 0, 0, 1200, 900);
/** Lines of text, as bars. */
const text = (fill: CutName, x: number, y: number, widths: readonly number[], height = 16): string =>
  widths.map((width, at) => box(fill, x, y + at * height * 2, width, height, height / 2)).join('');
const cross = (fill: CutName, x: number, y: number, size: number): string => {
  const arm = size / 3;
  return box(fill, x + arm, y, arm, size) + box(fill, x, y + arm, size, arm);
};

/** One mark on four boards, each painted by another hand. */
const signs = (): string =>
  ground('sky') +
  box('bone', 0, 700, 1200, 200) +
  (['petrol', 'persimmon', 'leaf', 'marigold'] as const)
    .map((color, at) => {
      const [x, y] = [90 + at * 268, 190 + (at % 2) * 50];
      return (
        box('ink', x + 100, y + 220, 14, 520 - y - 10) +
        shadow(x + 12, y + 14, 216, 250, 14) +
        box(color, x, y, 216, 250, 14) +
        disc('bone', x + 108, y + 100, 70) +
        cross(color, x + 63, y + 55, 90) +
        text('bone', x + 38, y + 196, [140], 18)
      );
    })
    .join('');

/** The label unrolled, and on its bottle: two inks and no more. */
const label = (): string =>
  ground('marigold') +
  shadow(120, 210, 560, 500) +
  box('bone', 100, 190, 560, 500) +
  box('persimmon', 100, 190, 560, 96) +
  disc('persimmon', 380, 470, 130) +
  path('ink', 'M380 350c70 60 70 180 0 240-70-60-70-180 0-240z') +
  path('bone', 'M380 400c34 40 34 100 0 140-34-40-34-100 0-140z') +
  text('bone', 250, 226, [260], 24) +
  text('ink', 280, 620, [200, 120], 14) +
  path(
    'ink',
    'M860 150h120v110c70 30 90 80 90 140v350c0 30-20 50-50 50H820c-30 0-50-20-50-50V400c0-60 20-110 90-140z',
  ) +
  box('persimmon', 850, 120, 140, 60, 12) +
  box('bone', 770, 430, 300, 240) +
  box('persimmon', 770, 430, 300, 50) +
  disc('persimmon', 920, 570, 60) +
  path('ink', 'M920 520c30 30 30 80 0 106-30-26-30-76 0-106z');

/** Six varieties on one die. */
const cider = (): string => {
  const kinds: readonly (readonly [CutName, CutName, CutName])[] = [
    ['leaf', 'bone', 'marigold'],
    ['persimmon', 'bone', 'ink'],
    ['petrol', 'marigold', 'bone'],
    ['rose', 'persimmon', 'petrol'],
    ['marigold', 'ink', 'bone'],
    ['sea', 'bone', 'persimmon'],
  ];
  return (
    ground('ink') +
    kinds
      .map(([back, apple, leaf], at) => {
        const [x, y] = [90 + (at % 3) * 350, 70 + Math.floor(at / 3) * 400];
        const size = 54 + (at % 3) * 10;
        return (
          path(back, `M${x} ${y + 70}a160 70 0 0 1 320 0v210a160 70 0 0 1-320 0z`) +
          disc(apple, x + 160 - size / 2, y + 160, size) +
          disc(apple, x + 160 + size / 2, y + 160, size) +
          path(leaf, `M${x + 160} ${y + 110}c10-50 50-60 80-50-10 40-40 60-80 50z`) +
          text(apple, x + 80, y + 262, [160], 20)
        );
      })
      .join('')
  );
};

/** A frame of the film: a box that stays cold on a long road. */
const vaccine = (): string =>
  ground('sea') +
  disc('marigold', 970, 220, 110) +
  path('petrol', 'M0 640c200-120 380-60 560-20s420-60 640 0v280H0z') +
  path('bone', 'M0 760c300-60 500 40 760 0s300-40 440-10v40c-160-30-260-20-440 10-260 40-460-60-760 0z') +
  shadow(350, 330, 420, 330, 24) +
  box('bone', 330, 310, 420, 330, 24) +
  box('persimmon', 310, 270, 460, 90, 20) +
  box('ink', 470, 220, 140, 60, 20) +
  box('sea', 490, 246, 100, 24, 12) +
  `<path stroke="${CUT.petrol}" stroke-width="22" stroke-linecap="round" d="M540 410v180M462 455l156 90M618 455l-156 90"/>` +
  box('ink', 200, 840, 800, 14, 7) +
  box('marigold', 200, 840, 340, 14, 7) +
  disc('marigold', 540, 847, 20);

/** Eleven chapters beside the notebooks they came from. */
const memoir = (): string =>
  ground('bone') +
  Array.from({ length: 11 }, (_one, at) => {
    const color = (['petrol', 'persimmon', 'marigold', 'sea', 'leaf', 'ink'] as const)[at % 6] ?? 'petrol';
    return box(color, 90, 96 + at * 66, 120 + ((at * 97) % 260), 46, 8) + text('bone', 112, 112 + at * 66, [70], 14);
  }).join('') +
  shadow(624, 144, 450, 640, 6) +
  box('petrol', 600, 120, 450, 640, 6) +
  box('ink', 600, 120, 34, 640, 6) +
  disc('marigold', 840, 400, 120) +
  path('bone', 'M720 420l120-150 120 150-30 90H750z') +
  path('persimmon', 'M690 510h300c-20 60-60 80-150 80s-130-20-150-80z') +
  text('bone', 700, 200, [280, 180], 22) +
  text('bone', 740, 680, [200], 16);

/** The queue: what waits, what is tried again, and the tests that watch it. */
const queue = (): string =>
  ground('ink') +
  shadow(90, 90, 1020, 720, 20) +
  box('petrol', 80, 80, 1040, 720, 20) +
  [0, 1, 2, 3, 4]
    .map(
      (at) =>
        box(at < 3 ? 'sea' : 'marigold', 150 + at * 150, 170, 120, 120, 16) +
        text('ink', 174 + at * 150, 216, [72, 48], 12),
    )
    .join('') +
  `<path fill="none" stroke="${CUT.bone}" stroke-width="10" d="M910 230h90a70 70 0 0 1 0 140H210a60 60 0 0 0-60 60v20"/>` +
  path('bone', 'M126 440h48l-24 36z') +
  Array.from(
    { length: 6 },
    (_one, at) =>
      disc(at === 4 ? 'marigold' : 'leaf', 170, 520 + at * 44, 12) +
      text('bone', 206, 513 + at * 44, [300 + ((at * 131) % 240)], 14),
  ).join('') +
  [0, 1, 2, 3, 4, 5, 6]
    .map((at) =>
      box(at === 6 ? 'persimmon' : 'sea', 780 + at * 44, 760 - (60 + ((at * 53) % 150)), 30, 60 + ((at * 53) % 150), 4),
    )
    .join('');

/** A timetable read downward, stop by stop. */
const timetable = (): string =>
  ground('petrol') +
  path('sea', 'M0 700c200-60 400 40 600 0s400-40 600 0v200H0z') +
  shadow(404, 84, 420, 760, 44) +
  box('ink', 390, 70, 420, 760, 44) +
  box('bone', 410, 100, 380, 700, 24) +
  box('marigold', 410, 100, 380, 110, 24) +
  text('ink', 450, 140, [200], 24) +
  box('petrol', 468, 262, 8, 470, 4) +
  Array.from(
    { length: 6 },
    (_one, at) =>
      disc(at === 1 ? 'persimmon' : 'petrol', 472, 270 + at * 90, 20) +
      text(at === 1 ? 'persimmon' : 'ink', 520, 252 + at * 90, [190 - ((at * 37) % 70), 110], 14),
  ).join('') +
  path('bone', 'M900 560h220l-40 90H940zM960 480h100v80H960zM1000 430h24v50h-24z') +
  path('bone', 'M70 600h200l-36 80H106zM120 530h90v70h-90z');

/** One question on a phone, and the eight fields that can wait. */
const booking = (): string =>
  ground('rose') +
  Array.from(
    { length: 9 },
    (_one, at) =>
      box('bone', 90 + (at % 2) * 190, 130 + Math.floor(at / 2) * 130, 170, 84, 12) +
      text('persimmon', 110 + (at % 2) * 190, 166 + Math.floor(at / 2) * 130, [90], 12),
  ).join('') +
  path('persimmon', 'M500 430h90v-40l70 60-70 60v-40h-90z') +
  shadow(724, 94, 380, 730, 48) +
  box('ink', 710, 80, 380, 730, 48) +
  box('sky', 730, 110, 340, 670, 28) +
  path('petrol', 'M730 500c80-70 140-70 200-20s90 30 140 0v272c0 16-12 28-28 28H758c-16 0-28-12-28-28z') +
  disc('marigold', 960, 230, 56) +
  path('bone', 'M800 470c10-90 90-160 200-150-60 30-80 80-70 150z') +
  text('bone', 780, 560, [240, 160], 20) +
  box('persimmon', 780, 666, 240, 70, 35) +
  text('bone', 840, 692, [120], 18);

/** By the person and the place of the work among theirs. */
export const works: Readonly<Record<string, () => string>> = {
  'amara-okafor-1': signs,
  'amara-okafor-2': label,
  'siobhan-odwyer-1': cider,
  'thandeka-mokoena-1': vaccine,
  'ruth-abernethy-1': memoir,
  'oleksandr-hrytsenko-1': queue,
  'ingrid-halvorsen-1': timetable,
  'leilani-kahananui-1': booking,
};

export const workSvg = (draw: () => string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${draw()}</svg>`;

/**
 * Portraits of the demo's people, drawn of a few cut shapes: a ground, a disc, shoulders, a head with its own shadow,
 * hair. No eyes and no mouth, so that nobody real is meant, and few large shapes, so that 24 px are enough to tell two
 * apart.
 */
import { CUT, type CutName } from '#design/art/palette.ts';

const SKIN = { a: '#f6d3b8', b: '#eab98f', c: '#d39a6a', d: '#a86d43', e: '#7a4a2c', f: '#55321f' } as const;
const HAIR = {
  black: '#221c1e',
  dark: '#3d2821',
  brown: '#70472a',
  red: '#a8532c',
  blond: '#d9ab5b',
  grey: '#a5a49f',
  white: '#e6e2d8',
} as const;

export interface Portrait {
  readonly ground: CutName;
  readonly disc: CutName;
  readonly clothes: CutName;
  readonly skin: keyof typeof SKIN;
  readonly hair: keyof typeof HAIR;
  readonly style: keyof typeof STYLES;
  readonly neck: keyof typeof NECKS;
  /** Of a wrap or a scarf. */
  readonly cloth?: CutName;
  readonly with?: readonly ('beard' | 'moustache' | 'glasses' | 'earrings')[];
}

interface Brush {
  readonly hair: string;
  readonly cloth: string;
}

interface Hair {
  readonly behind?: (brush: Brush) => string;
  readonly front?: (brush: Brush) => string;
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

const HEAD = 'M168 202C168 120 206 82 256 82s88 38 88 120c0 80-38 130-88 130s-88-50-88-130z';
const CROP = 'M162 212C148 112 196 60 262 60c68 0 102 54 88 152-6-38-20-62-46-74-42-14-82-8-106 8-18 14-30 36-36 66z';
const SMOOTH = 'M160 216C146 116 192 60 256 60s110 56 96 156c-8-56-44-92-96-92s-88 36-96 92z';
const PARTED = 'M256 86c-46 8-76 62-90 140C146 120 194 58 256 58s110 62 90 168C332 148 302 94 256 86z';

const along = (from: number, to: number, count: number, draw: (x: number, y: number) => string, radius = 112): string =>
  Array.from({ length: count }, (_one, at) => {
    const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180;
    return draw(Math.round(256 + radius * Math.cos(angle)), Math.round(196 - radius * Math.sin(angle)));
  }).join('');

const STYLES = {
  crop: { front: ({ hair }) => path(hair, CROP) },
  side: {
    front: ({ hair }) =>
      path(
        hair,
        'M160 216C146 108 196 54 270 58c66 4 96 60 82 156-6-36-18-58-38-70-36 12-86 8-110-14-18 20-36 46-44 86z',
      ),
  },
  bald: {
    front: ({ hair }) =>
      path(hair, 'M166 232c-12-30-10-64 2-84 4 26 6 54-2 84zM346 232c12-30 10-64-2-84-4 26-6 54 2 84z'),
  },
  afro: {
    behind: ({ hair }) => disc(hair, 256, 172, 142),
    front: ({ hair }) => path(hair, 'M168 210c-2-62 34-92 88-92s90 30 88 92c24-90-22-146-88-146s-112 56-88 146z'),
  },
  bun: { behind: ({ hair }) => disc(hair, 256, 48, 44), front: ({ hair }) => path(hair, SMOOTH) },
  long: {
    behind: ({ hair }) =>
      path(hair, 'M138 210C130 98 190 50 256 50s126 48 118 160l14 226c-40 0-62-16-62-60H186c0 44-22 60-62 60z'),
    front: ({ hair }) => path(hair, PARTED),
  },
  wave: {
    behind: ({ hair }) =>
      path(hair, 'M144 220C130 100 190 50 256 50s126 50 112 170v150H144z') +
      [230, 296, 362]
        .map((y, at) => disc(hair, 150 - (at % 2) * 16, y, 44) + disc(hair, 362 + (at % 2) * 16, y, 44))
        .join(''),
    front: ({ hair }) =>
      path(hair, 'M160 222C142 112 192 56 258 56c70 0 110 56 94 166-10-58-38-98-84-110-38 30-86 52-108 110z'),
  },
  bob: {
    behind: ({ hair }) =>
      path(hair, 'M142 214C134 100 192 50 256 50s122 50 114 164v100c-22 24-44 20-58-6H200c-14 26-36 30-58 6z'),
    front: ({ hair }) => path(hair, 'M162 222C146 112 194 56 256 56s110 56 94 166l-14-56H176z'),
  },
  curls: {
    behind: ({ hair }) => along(212, -32, 9, (x, y) => disc(hair, x, y, 46)),
    front: ({ hair }) => along(160, 20, 6, (x, y) => disc(hair, x, y, 34), 102),
  },
  locs: {
    behind: ({ hair }) =>
      `<path stroke="${hair}" stroke-width="30" stroke-linecap="round" d="M152 170v190M178 140v240M334 140v240M360 170v190M206 120v250M306 120v250"/>`,
    front: ({ hair }) => path(hair, SMOOTH),
  },
  pony: {
    behind: ({ hair }) => path(hair, 'M330 92c70-14 106 60 84 150-8 40-24 62-44 80 2-60-6-110-50-150z'),
    front: ({ hair }) => path(hair, SMOOTH),
  },
  wrap: {
    behind: ({ cloth }) => disc(cloth, 318, 62, 46) + disc(cloth, 256, 44, 50),
    front: ({ cloth }) => path(cloth, 'M154 212C134 98 190 52 260 52s118 50 98 160c-28-66-62-88-102-88s-78 22-102 88z'),
  },
  scarf: {
    behind: ({ cloth }) =>
      path(cloth, 'M134 226C126 96 186 46 256 46s130 50 122 180c0 110 20 150 52 190H82c32-40 52-80 52-190z'),
    front: ({ cloth }) =>
      path(
        cloth,
        'M134 226C126 96 186 46 256 46s130 50 122 180c-2 76-20 130-52 168l-70 40-70-40c-32-38-50-92-52-168zm42-14c0 76 30 122 80 122s80-46 80-122c0-74-30-108-80-108s-80 34-80 108z',
      ),
  },
} as const satisfies Record<string, Hair>;

const NECKS = {
  crew: (skin: string) => path(skin, 'M206 376c14 40 86 40 100 0z'),
  collar: (skin: string) =>
    path(skin, 'M210 374l46 66 46-66z') + path('#fffaf0', 'M196 368l60 76-44 24-34-88zM316 368l-60 76 44 24 34-88z'),
  open: (skin: string) => path(skin, 'M206 372l50 96 50-96z'),
  high: () => '',
} as const;

/** The shadow's edge is a brow, a nose and a chin: the one line that makes it a face. */
const SHADOW =
  'M262 82c-4 40 2 74-4 108-4 18-20 34-22 48 4 8 14 8 20 10-2 10-10 14-10 22s10 8 8 18c-2 14 0 30 2 44 50 0 88-50 88-130 0-74-36-118-82-120z';
const BEARD = 'M168 214c0 88 40 142 88 142s88-54 88-142c-6 32-18 50-40 54-30-12-66-12-96 0-22-4-34-22-40-54z';

const EXTRAS = {
  beard: (hair: string) => path(hair, BEARD),
  moustache: (hair: string) =>
    path(hair, 'M256 256c-26-8-44 2-50 20 20 6 40 2 50-8 10 10 30 14 50 8-6-18-24-28-50-20z'),
  glasses: () =>
    '<g fill="none" stroke="#052c35" stroke-width="8"><circle cx="216" cy="208" r="31"/><circle cx="296" cy="208" r="31"/><path d="M247 206h18"/></g>',
  earrings: () => disc(CUT.marigold, 164, 252, 11) + disc(CUT.marigold, 348, 252, 11),
} as const;

export function portraitSvg({
  ground,
  disc: back,
  clothes,
  skin,
  hair,
  style,
  neck,
  cloth = 'bone',
  with: extras = [],
}: Portrait): string {
  const [face, ofHair] = [SKIN[skin], HAIR[hair]];
  const brush = { hair: ofHair, cloth: CUT[cloth] };
  const { behind, front }: Hair = STYLES[style];
  const drawn = (name: (typeof extras)[number]): string => (extras.includes(name) ? EXTRAS[name](ofHair) : '');
  const parts = [
    path(CUT[ground], 'M0 0h512v512H0z'),
    disc(CUT[back], 256, 236, 208),
    behind?.(brush) ?? '',
    path(face, 'M208 290h96v96c-10 30-86 30-96 0z'),
    '<path fill="#000" fill-opacity=".18" d="M208 316c30 30 66 30 96 0v40c-30 20-66 20-96 0z"/>',
    path(CUT[clothes], 'M52 512c2-92 74-130 156-144 10 34 86 34 96 0 82 14 154 52 156 144z'),
    neck === 'high' ? path(CUT[clothes], 'M200 330h112v60H200z') : NECKS[neck](face),
    style === 'scarf' ? '' : disc(face, 166, 218, 20) + disc(face, 346, 218, 20),
    path(face, HEAD),
    `<path fill="#000" fill-opacity=".12" d="${SHADOW}"/>`,
    drawn('beard'),
    drawn('moustache'),
    front?.(brush) ?? '',
    drawn('glasses'),
    style === 'scarf' ? '' : drawn('earrings'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${parts.join('')}</svg>`;
}

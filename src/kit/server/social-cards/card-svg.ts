/** What is behind the words of a card: paper, a stripe, and the mark of a brand without a logo. */
import type { CardAsked } from './card-shapes.ts';

export const CARD = { width: 1_200, height: 630 } as const;
export const PICTURE = { left: 740, top: 0, width: 460, height: 630 } as const;
export const PORTRAIT = { left: 790, top: 135, side: 360 } as const;

const EDGE = 64;
const STRIPE = 16;
const CANVAS = '#faf9f5';

const markOf = ({ primary, accent }: CardAsked['brand']): string =>
  `<g transform="translate(${EDGE} 60) scale(1.7)"><path fill="${primary}" d="M0 6a6 6 0 0 1 6-6h14a6 6 0 0 1 6 6v3.4a3.6 3.6 0 0 0 0 7.2V20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6v-3.4a3.6 3.6 0 0 0 0-7.2Z"/><path fill="none" stroke="${accent}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round" d="m8 13.2 3.4 3.4 7-7"/></g>`;

export function cardSvg({ brand }: Pick<CardAsked, 'brand'>): string {
  const paper = `<rect width="${CARD.width}" height="${CARD.height}" fill="${CANVAS}"/>`;
  const stripe = `<rect y="${CARD.height - STRIPE}" width="${CARD.width}" height="${STRIPE}" fill="${brand.accent}"/>`;
  const mark = brand.hasLogo ? '' : markOf(brand);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${paper}${stripe}${mark}</svg>`;
}

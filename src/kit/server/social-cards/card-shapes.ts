import type { SocialCard } from './source.ts';

export interface CardBrand {
  readonly name: string;
  readonly primary: string;
  readonly accent: string;
  readonly hasLogo: boolean;
}

/** What the process that draws gets: everything, so that it reads nothing. */
export interface CardAsked {
  readonly card: Pick<SocialCard, 'isRound'>;
  /** Its words, as a drawing of the card's size. */
  readonly words: Buffer;
  readonly brand: Pick<CardBrand, 'primary' | 'accent' | 'hasLogo'>;
  /** Of the page; null leaves its place empty. */
  readonly shown: Buffer | null;
  readonly logo: Buffer | null;
  readonly pixels: number;
}

import type { SocialCard } from './source.ts';

/** What the process that draws gets: everything, so that it reads nothing. */
export interface CardAsked {
  readonly card: Pick<SocialCard, 'kind' | 'title' | 'byline' | 'facts' | 'isRound'>;
  readonly brand: {
    readonly name: string;
    readonly primary: string;
    readonly accent: string;
    readonly hasLogo: boolean;
  };
  /** Of the page; null leaves its place empty. */
  readonly shown: Buffer | null;
  readonly logo: Buffer | null;
  readonly pixels: number;
}

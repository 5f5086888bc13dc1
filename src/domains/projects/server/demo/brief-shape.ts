import type { Preferences } from '../../draft.ts';
import type { InvitationReason } from '../../invitation.ts';

/** Someone whom the client asked to propose, and what they answered. */
export interface SeedInvitation {
  readonly to: string;
  readonly daysAgo: number;
  readonly note: string;
  readonly then?: { readonly daysAgo: number; readonly what: 'accept' | 'withdraw' | InvitationReason };
}

/**
 * Someone asked about the brief. They were turned to by its client before, so that nothing counts as words to a
 * stranger.
 */
export interface SeedQuestion {
  readonly by: string;
  readonly daysAgo: number;
  readonly question: string;
  readonly answer?: { readonly daysAgo: number; readonly text: string };
}

/** Briefs of the demo world. Amounts are whole units of the currency, days count back from now. */
export interface SeedBrief {
  /** Proposals and contracts of the demo world name it. */
  readonly key: string;
  readonly by: string;
  readonly title: string;
  readonly category: string;
  readonly words: string;
  readonly skills: readonly string[];
  readonly budget: readonly [least: number, most: number];
  readonly days: number;
  /** It says no budget; proposals of the demo world stay within `budget` all the same. */
  readonly isUndecided?: true;
  readonly prefers?: Partial<Pick<Preferences, 'level' | 'language' | 'country' | 'time_zone'>>;
  /** Days from now. */
  readonly startsIn?: number;
  readonly dueIn?: number;
  readonly asked?: readonly SeedQuestion[];
  readonly daysAgo: number;
  readonly questions?: readonly string[];
  readonly answers?: readonly string[];
  readonly hires?: number;
  readonly visibility?: 'unlisted' | 'invite_only';
  readonly nda?: true;
  readonly plan?: true;
  /**
   * What its client did with it later, this many days ago. Whom they hire, and how that went, is in the contracts of
   * the demo world.
   */
  readonly then?: {
    readonly daysAgo: number;
    readonly what: 'stop' | 'extend' | 'edit' | 'close' | 'hire';
    readonly reason?: string;
  };
  /** Its client has not looked at the proposals. */
  readonly isUnread?: true;
  readonly invited?: readonly SeedInvitation[];
  /** Written and not posted. */
  readonly isDraft?: true;
  /** Posted while staff look at first posts: it waits for them. */
  readonly isScreened?: true;
}

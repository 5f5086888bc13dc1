import type { InvitationReason } from '../../invitation.ts';

/** Someone whom the client asked to propose, and what they answered. */
export interface SeedInvitation {
  readonly to: string;
  readonly daysAgo: number;
  readonly note: string;
  readonly then?: { readonly daysAgo: number; readonly what: 'accept' | 'withdraw' | InvitationReason };
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
  readonly daysAgo: number;
  readonly questions?: readonly string[];
  readonly answers?: readonly string[];
  readonly hires?: number;
  readonly visibility?: 'unlisted' | 'invite_only';
  readonly nda?: true;
  readonly plan?: true;
  /** What its client did with it later, this many days ago. Whom they hire, and how that went, is in the contracts of the demo world. */
  readonly then?: { readonly daysAgo: number; readonly what: 'stop' | 'extend' | 'edit' | 'close' | 'hire'; readonly reason?: string };
  /** Its client has not looked at the proposals. */
  readonly isUnread?: true;
  readonly invited?: readonly SeedInvitation[];
  /** Written and not posted. */
  readonly isDraft?: true;
  /** Posted while staff look at first posts: it waits for them. */
  readonly isScreened?: true;
}

/** What waits behind what. Each lane has a queue and workers of its own: whatever holds one up, the others go on (OPS-5, JOB-2). */
export interface LaneSettings {
  /** For operators. */
  readonly title: string;
  /** Jobs that one process works on at the same time. */
  readonly workers: number;
  /** Jobs that a worker takes at once. More than one only where they are worked on together. */
  readonly batch: number;
  /** A job that has waited longer needs an operator's attention. */
  readonly lateAfterSeconds: number;
  /** Its events overtake all others on the way out of the outbox. */
  readonly isUrgent: boolean;
  /** Has a table of its own, because it is filled by the thousand or must not notice when another is. */
  readonly isApart: boolean;
}

const slow = { batch: 1, isUrgent: false, isApart: false } as const;

export const LANES = {
  money: { title: 'Payments and payouts', workers: 3, batch: 1, lateAfterSeconds: 10, isUrgent: true, isApart: true },
  codes: { title: 'Codes and security emails', workers: 2, batch: 1, lateAfterSeconds: 60, isUrgent: true, isApart: false },
  texts: { title: 'Text messages', workers: 2, batch: 1, lateAfterSeconds: 60, isUrgent: true, isApart: false },
  providers: { ...slow, title: 'Requests to providers', workers: 2, lateAfterSeconds: 900 },
  notices: { title: 'Notifications', workers: 1, batch: 250, lateAfterSeconds: 60, isUrgent: false, isApart: true },
  mail: { ...slow, title: 'Notification emails', workers: 2, lateAfterSeconds: 900, isApart: true },
  upkeep: { ...slow, title: 'Follow-ups', workers: 1, lateAfterSeconds: 300 },
  exports: { ...slow, title: 'Data exports', workers: 1, lateAfterSeconds: 1_800 },
} as const satisfies Record<string, LaneSettings>;

export type Lane = keyof typeof LANES;
/** Those that an event which takes the common way out may wait in. */
export type CommonLane = { [One in Lane]: (typeof LANES)[One]['isUrgent'] extends true ? never : One }[Lane];
export const laneNames = Object.keys(LANES) as Lane[];
/** One of them, with all its fields. */
export const laneOf = (lane: Lane): LaneSettings => LANES[lane];

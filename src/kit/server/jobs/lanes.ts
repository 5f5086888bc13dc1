/** Background work in lanes. Each lane has its own workers: when one is slow, the others continue (OPS-5, JOB-2). */
export interface LaneSettings {
  /** Its name for operators. */
  readonly title: string;
  /** Jobs that one process works on at the same time. */
  readonly workers: number;
  /** Jobs that a worker takes at a time. More than one only where they are processed as a batch. */
  readonly batch: number;
  /** The pause after a batch that was not full, so that a flood of jobs is processed in larger batches. */
  readonly restMs: number;
  /** A job that has waited longer needs an operator's attention. */
  readonly lateAfterSeconds: number;
  /** Its events are relayed before all others. */
  readonly isUrgent: boolean;
}

const slow = { batch: 1, restMs: 0, isUrgent: false } as const;

export const LANES = {
  money: { title: 'Payments and payouts', workers: 3, batch: 1, restMs: 0, lateAfterSeconds: 10, isUrgent: true },
  codes: { title: 'Codes and security emails', workers: 2, batch: 1, restMs: 0, lateAfterSeconds: 60, isUrgent: true },
  texts: { title: 'Text messages', workers: 2, batch: 1, restMs: 0, lateAfterSeconds: 60, isUrgent: true },
  providers: { ...slow, title: 'Requests to providers', workers: 2, lateAfterSeconds: 900 },
  notices: { title: 'Notifications', workers: 1, batch: 250, restMs: 500, lateAfterSeconds: 60, isUrgent: false },
  mail: { ...slow, title: 'Notification emails', workers: 2, lateAfterSeconds: 900 },
  push: { ...slow, title: 'Push notifications', workers: 2, lateAfterSeconds: 900 },
  upkeep: { ...slow, title: 'Follow-ups', workers: 1, lateAfterSeconds: 300 },
  exports: { ...slow, title: 'Data exports', workers: 1, lateAfterSeconds: 1_800 },
} as const satisfies Record<string, LaneSettings>;

export type Lane = keyof typeof LANES;
/** Lanes that a common (not urgent) event may wait in. */
export type CommonLane = { [One in Lane]: (typeof LANES)[One]['isUrgent'] extends true ? never : One }[Lane];
export const laneNames = Object.keys(LANES) as Lane[];
/** One of them, with all its fields. */
export const laneOf = (lane: Lane): LaneSettings => LANES[lane];

/** What a dispute asks of the domain whose work it is about: to stop its clocks, to go on, and to end (decision 097). */
export interface DisputedBy {
  readonly party: 'client' | 'freelancer' | 'operator' | 'system';
  readonly actorId: string | null;
}

/** When what is released counts as released, and when it becomes available; null where nothing is. */
export interface Released {
  readonly at: Date;
  readonly clearsAt: Date | null;
}

export interface DisputeEnd {
  /** Of the price, to the freelancer, in basis points. */
  readonly share: number;
  readonly by: DisputedBy;
  /** Its number, for the timeline of the work. */
  readonly number: string;
}

/** A part of what both agreed, as the reviewer reads it. */
export interface AgreedSection {
  readonly title: string;
  readonly lines: string[];
}

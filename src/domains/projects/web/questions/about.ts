import type { Endpoint } from '#kit/endpoint.ts';

/** The project that questions are about, and the reads that show them. */
export interface AboutProject {
  readonly slug: string;
  readonly title: string;
  readonly stales: readonly Endpoint[];
}

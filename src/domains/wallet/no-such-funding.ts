import { Failure } from '#kit/errors.ts';

/** The address names a payment that is not the reader's, or none: the page is as it would be without it. */
export const isNoSuchFunding = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'not_found' || error.code === 'invalid_shape');

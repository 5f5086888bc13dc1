import * as z from 'zod/mini';

/**
 * How many entries a record may have. The server reads `maxKeys` off the shape before it looks at a single entry (E-6).
 */
export const atMostKeys = (maxKeys: number) =>
  z.refine((value) => Object.keys(value as object).length <= maxKeys, {
    error: `Send at most ${maxKeys} of these.`,
    params: { maxKeys },
  });

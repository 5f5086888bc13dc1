import * as z from 'zod/mini';

/** Of a download: `small` is the thumbnail of a picture, as a list shows it. */
export const sizeQuery = z.object({ size: z.optional(z.literal('small')) });
export type FileSize = z.output<typeof sizeQuery>['size'];

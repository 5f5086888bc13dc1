import * as z from 'zod/mini';

/** Texts that changed since the reader agreed to them (CNT-6). */
export const changedTextsPiece = { changed_texts: z.int() };

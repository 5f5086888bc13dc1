import * as z from 'zod/mini';

/** An id on the wire; whether it is the id of anything is for the call to find out. */
export const idShape = z.uuid();

/** Params of a call about one object: `/api/…/:id`. */
export const byId = z.object({ id: idShape });

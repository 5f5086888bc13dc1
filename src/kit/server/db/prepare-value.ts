// @ts-expect-error @types/pg only describes pg's entry point.
import utils from 'pg/lib/utils.js';

/** A value as pg writes it on the wire. */
export const prepareValue = (utils as { prepareValue: (value: unknown) => string | Buffer | null }).prepareValue;

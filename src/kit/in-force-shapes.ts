import * as z from 'zod/mini';
import type { TermName } from './terms.ts';
import { wireNameOf, type WireName } from './wire-terms.ts';

/** Rates are basis points, `whole` counts whole units of the currency, the rest days or hours, as their names say. */
export const inForceShape = <Name extends TermName>(names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [wireNameOf(name), z.int()])) as Record<WireName<Name>, z.ZodMiniInt>,
  );

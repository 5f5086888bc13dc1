/**
 * What a payer's receipt and a payer's bank read of one charge, by the domain that knows what was agreed and delivered
 * for it.
 */
import type { Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { extensionPoint } from '#kit/server/extension-point.ts';
import type { ZipEntry } from '#kit/server/zip.ts';

export interface ChargeLine {
  readonly words: string;
  readonly amount: Money;
}

export interface ChargeEvidence {
  /** Of the charge, as in its `ChargeKind`. */
  readonly kind: string;
  /**
   * What the price of a charge consists of, for the payer's receipt: it adds up to the price. Empty for a charge it
   * does not know.
   */
  readonly linesOf: (db: Db, chargeId: string) => Promise<readonly ChargeLine[]>;
  /**
   * Empty for a charge it does not know. Files larger than what is left of `room` are named with their hash instead.
   */
  readonly entriesOf: (
    db: Db,
    chargeId: string,
    context: Context,
    room: { bytes: number },
  ) => Promise<readonly ZipEntry[]>;
}

export const chargeEvidence = extensionPoint<ChargeEvidence>();

import { extensionPoint } from '#kit/server/extension-point.ts';
import type { ChargeKind } from '../charge-kind.ts';

/** Kinds of charge whose money a domain moves, in its words. */
export const chargeKinds = extensionPoint<ChargeKind>();

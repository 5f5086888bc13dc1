import { modules } from '#app/server/modules.ts';
import type { Check } from '#kit/server/check.ts';

/** All invariants of the live database, from each domain's module. */
export const checks: readonly Check[] = modules.flatMap((module) => module.checks ?? []);

/**
 * Names of terms as the API writes them: `client_fee_rate` is `clientFeeRate` in code and in stored changes (decision
 * 047).
 */
import type { TermName } from './terms.ts';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
export type WireName<Name extends TermName = TermName> = Snake<Name>;
type TermOf<Wire extends WireName> = { [Name in TermName]: WireName<Name> extends Wire ? Name : never }[TermName];

export const wireNameOf = <Name extends TermName>(name: Name): WireName<Name> =>
  name.replaceAll(/[A-Z]/g, (found) => `_${found.toLowerCase()}`) as WireName<Name>;
export const termOf = (name: WireName): TermName =>
  name.replaceAll(/_([a-z])/g, (_all, found: string) => found.toUpperCase()) as TermName;

/** These terms, of all or some, by their names in the API. */
export const onTheWire = <Name extends TermName>(
  names: readonly Name[],
  terms: Readonly<Record<Name, number>>,
): Record<WireName<Name>, number> =>
  Object.fromEntries(names.map((name) => [wireNameOf(name), terms[name]])) as Record<WireName<Name>, number>;

/** The terms that an answer carried, as the rules take them. */
export const offTheWire = <Wire extends WireName>(
  given: Readonly<Record<Wire, number>>,
): Readonly<Record<TermOf<Wire>, number>> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [termOf(name as WireName), value])) as Record<
    TermOf<Wire>,
    number
  >;

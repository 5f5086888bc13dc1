import { countries, countryByCode, type Country } from '../countries.ts';

interface Zones {
  /** In browsers that know it; older ones have it as a property. */
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
}

function hasZone({ code }: Country, zone: string): boolean {
  const region = new Intl.Locale('und', { region: code }) as unknown as Zones;
  return (region.getTimeZones?.() ?? region.timeZones ?? []).includes(zone);
}

function regionOf(language: string): Country | undefined {
  try {
    return countryByCode(new Intl.Locale(language).region ?? '');
  } catch {
    return undefined;
  }
}

/** The country of a time zone, of several the one of a preferred language; where the zone names none, a language's. */
export function suggestedCountry(zone: string, languages: readonly string[]): Country | undefined {
  const spoken = languages.map(regionOf).filter((country) => country !== undefined);
  return (
    spoken.find((country) => hasZone(country, zone)) ??
    countries().find((country) => hasZone(country, zone)) ??
    spoken[0]
  );
}

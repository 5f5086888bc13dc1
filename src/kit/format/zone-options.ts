import { allZones, zoneCity } from './zone.ts';

/** "New York, America": by city, as people look for it. */
export const zoneLabel = (zone: string): string =>
  zone.includes('/') ? `${zoneCity(zone)}, ${(zone.split('/')[0] ?? '').replaceAll('_', ' ')}` : zone;

/** For a select. One that is chosen stays among them, whatever this browser knows. */
export function zoneOptions(chosen: string): { value: string; label: string }[] {
  const zones = allZones();
  return (chosen === '' || zones.includes(chosen) ? zones : [chosen, ...zones])
    .map((value) => ({ value, label: zoneLabel(value) }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

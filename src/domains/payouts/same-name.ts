const words = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** An account holder is the person when first and last name are both in it; order, accents and middle names do not matter. */
export function isSameName(holder: string, person: { first_name: string; last_name: string }): boolean {
  const held = new Set(words(holder));
  const wanted = [...words(person.first_name), ...words(person.last_name)];
  return wanted.length > 0 && wanted.every((word) => held.has(word));
}

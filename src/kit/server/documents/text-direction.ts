/**
 * The part of the Unicode Bidirectional Algorithm (UAX 9) that documents need: isolates one level deep, no embeddings
 * or overrides (input refuses them), no paired brackets. Positions are UTF-16 units.
 */
type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS' | 'ON';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['NSM', /[\p{Mn}\p{Me}]/u],
  ['AN', /[\u0660-\u0669\u066b\u066c]/],
  ['EN', /[0-9\u06f0-\u06f9]/],
  ['AL', /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u],
  ['R', /[\p{Script=Hebrew}\p{Script=Nko}\u200f]/u],
  ['ES', /[+\-−]/],
  ['ET', /[#$%°‰\p{Sc}]/u],
  ['CS', /[,./:\u00a0\u202f]/],
  ['WS', /\s/],
  ['L', /[\p{L}\p{Mc}\p{Nl}\u200e]/u],
];

const kindOf = (letter: string): Kind => KINDS.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'ON';
const isStrong = (kind: Kind): boolean => kind === 'L' || kind === 'R' || kind === 'AL';

/** True for text whose first strong letter runs from right to left. */
export function startsRightToLeft(text: string): boolean {
  for (const letter of text) {
    const kind = kindOf(letter);
    if (isStrong(kind)) return kind !== 'L';
  }
  return false;
}

/** The level of each unit: odd ones run from right to left. */
export function levelsOf(text: string): Uint8Array {
  const levels = new Uint8Array(text.length);
  // Each isolate is resolved on its own and counts in its sentence as one neutral sign.
  const outer = text.replaceAll(/\u2068([^\u2069]*)\u2069/g, (whole, inner: string, at: number) => {
    resolve(inner, startsRightToLeft(inner) ? 1 : 2, levels, at + 1);
    return '\ufffc'.repeat(whole.length);
  });
  const around = new Uint8Array(text.length);
  resolve(outer, 0, around, 0);
  for (let at = 0; at < text.length; at += 1)
    if (outer[at] !== '\ufffc' || /[\u2068\u2069]/.test(text[at] ?? '')) levels[at] = around[at] ?? 0;
  return levels;
}

function resolve(text: string, base: number, levels: Uint8Array, from: number): void {
  const letters = Array.from(text);
  const kinds = letters.map(kindOf);
  weaken(kinds, base % 2 === 0 ? 'L' : 'R');
  settleNeutrals(kinds, base % 2 === 0 ? 'L' : 'R');
  let at = from;
  letters.forEach((letter, place) => {
    const kind = kinds[place];
    const level = base % 2 === 0 ? base + (kind === 'R' ? 1 : kind === 'L' ? 0 : 2) : base + (kind === 'R' ? 0 : 1);
    for (let unit = 0; unit < letter.length; unit += 1) levels[at + unit] = level;
    at += letter.length;
  });
}

/** W1 to W7: marks, numbers, and what is in and around them. */
function weaken(kinds: Kind[], start: 'L' | 'R'): void {
  let strong: Kind = start;
  kinds.forEach((kind, at) => {
    if (kind === 'NSM') kinds[at] = kinds[at - 1] ?? start;
    const now = kinds[at] ?? 'ON';
    if (isStrong(now)) strong = now;
    if (now === 'EN' && strong === 'AL') kinds[at] = 'AN';
  });
  kinds.forEach((kind, at) => void (kind === 'AL' && (kinds[at] = 'R')));
  kinds.forEach((kind, at) => {
    const [before, after] = [kinds[at - 1], kinds[at + 1]];
    if (
      before === after &&
      ((kind === 'ES' && before === 'EN') || (kind === 'CS' && (before === 'EN' || before === 'AN')))
    )
      kinds[at] = before;
  });
  for (const places of [kinds.keys(), [...kinds.keys()].toReversed()])
    for (const at of places)
      if (kinds[at] === 'ET' && (kinds[at - 1] === 'EN' || kinds[at + 1] === 'EN')) kinds[at] = 'EN';
  strong = start;
  kinds.forEach((kind, at) => {
    if (kind === 'ES' || kind === 'ET' || kind === 'CS') kinds[at] = 'ON';
    if (isStrong(kind)) strong = kind;
    if (kind === 'EN' && strong === 'L') kinds[at] = 'L';
  });
}

/** N1 and N2: between two of one direction they take it, else that of the sentence. Numbers count as right to left. */
function settleNeutrals(kinds: Kind[], base: 'L' | 'R'): void {
  const sideOf = (kind: Kind | undefined): 'L' | 'R' => (kind === undefined ? base : kind === 'L' ? 'L' : 'R');
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== 'ON' && kinds[at] !== 'WS') continue;
    let end = at;
    while (kinds[end] === 'ON' || kinds[end] === 'WS') end += 1;
    const [before, after] = [sideOf(kinds[at - 1]), sideOf(kinds[end])];
    kinds.fill(before === after ? before : base, at, end);
    at = end;
  }
}

/** L2: pieces of one line in the order in which they are drawn. */
export function inVisualOrder<T extends { readonly level: number }>(pieces: readonly T[]): T[] {
  const line = [...pieces];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let at = 0; at < line.length; at += 1) {
      let end = at;
      while ((line[end]?.level ?? -1) >= level) end += 1;
      if (end > at) line.splice(at, end - at, ...line.slice(at, end).toReversed());
      at = Math.max(at, end);
    }
  return line;
}

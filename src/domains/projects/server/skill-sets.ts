import { Codes } from '#kit/server/search/columns.ts';

/**
 * Combinations of skills, each with a number: most projects have one of their own, so no search may look at their
 * names.
 */
export class SkillSets {
  readonly #skills = new Codes();
  readonly #sets = new Codes();
  /** By set: where its skills begin, and one more for where the last ends. */
  readonly #from: number[] = [0];
  readonly #members: number[] = [];

  of(skills: readonly string[]): number {
    const key = skills.toSorted().join(' ');
    const known = this.#sets.known(key);
    if (known >= 0) return known;
    for (const skill of new Set(skills)) this.#members.push(this.#skills.of(skill));
    this.#from.push(this.#members.length);
    return this.#sets.of(key);
  }

  get size(): number {
    return this.#sets.size;
  }

  /** By set: how many of these skills it has. */
  shared(wanted: readonly string[]): Uint8Array {
    const isWanted = new Uint8Array(this.#skills.size);
    for (const skill of wanted) {
      const code = this.#skills.known(skill);
      if (code >= 0) isWanted[code] = 1;
    }
    const counts = new Uint8Array(this.size);
    const [from, members] = [this.#from, this.#members];
    for (let set = 0; set < counts.length; set += 1) {
      let count = 0;
      for (let at = from[set] ?? 0; at < (from[set + 1] ?? 0); at += 1) count += isWanted[members[at] ?? 0] ?? 0;
      counts[set] = count;
    }
    return counts;
  }

  /** By skill, from how many have each set. */
  bySkill(counts: Uint32Array): Map<string, number> {
    const sums = new Uint32Array(this.#skills.size);
    const [from, members] = [this.#from, this.#members];
    for (let set = 0; set < counts.length; set += 1) {
      const count = counts[set] ?? 0;
      if (count === 0) continue;
      for (let at = from[set] ?? 0; at < (from[set + 1] ?? 0); at += 1) {
        const skill = members[at] ?? 0;
        sums[skill] = (sums[skill] ?? 0) + count;
      }
    }
    return new Map(
      this.#skills.names.flatMap((name, code) => ((sums[code] ?? 0) > 0 ? [[name, sums[code] ?? 0] as const] : [])),
    );
  }
}

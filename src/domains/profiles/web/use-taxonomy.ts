import { useEffect, useState } from 'react';
import type { Skill } from '#domains/taxonomy/skills.ts';

interface Taxonomy {
  skills(): readonly Skill[];
  findSkills(typed: string, limit?: number, more?: readonly Skill[]): Skill[];
}

/**
 * The list of all skills, fetched once someone begins to choose, or immediately where a name cannot be shown without
 * it. Null until then; without a connection the next sign of choosing asks again.
 */
export function useTaxonomy(isNeeded: boolean): { taxonomy: Taxonomy | null; load: () => void } {
  const [taxonomy, setTaxonomy] = useState<Taxonomy | null>(null);
  const load = (): void => {
    if (taxonomy === null) import('#domains/taxonomy/skills.ts').then(setTaxonomy, () => null);
  };
  useEffect(() => {
    if (isNeeded) import('#domains/taxonomy/skills.ts').then(setTaxonomy, () => null);
  }, [isNeeded]);
  return { taxonomy, load };
}

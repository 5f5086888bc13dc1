import { TagPicker } from '#design/app/tag-picker.tsx';
import { SelectField } from '#design/public/field.tsx';
import { SKILL_LEVELS } from '#domains/accounts/user-record.ts';
import { MAX_SKILLS } from '../contract.ts';
import { SKILL_LEVEL_NAMES } from '../profile-words.ts';
import type { Skill } from '#domains/taxonomy/skills.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useSuggest } from './use-suggest.ts';
import { useTaxonomy } from './use-taxonomy.ts';

export type ChosenSkill = { slug: string; level: (typeof SKILL_LEVELS)[number] | null };

const option = ({ slug, name }: Skill) => ({ value: slug, label: name });
const LEVELS = SKILL_LEVELS.map((value) => ({ value, label: SKILL_LEVEL_NAMES[value] }));
const levelOf = (typed: string): ChosenSkill['level'] => SKILL_LEVELS.find((level) => level === typed) ?? null;

interface SkillPickerProps {
  chosen: readonly ChosenSkill[];
  onChange: (chosen: ChosenSkill[]) => void;
  id: string;
  error: string | undefined;
  /** Onboarding asks for skills only; how well each is known can wait. */
  withLevels?: boolean;
}

/** Found by name or synonym, with a level beside each. */
export function SkillPicker({ chosen, onChange, id, error, withLevels = true }: SkillPickerProps) {
  const saved = useSession((session) => session.me?.skills) ?? [];
  const names = new Map(saved.map(({ slug, name }) => [slug, name]));
  const { taxonomy, load } = useTaxonomy(chosen.some(({ slug }) => !names.has(slug)));
  const all = taxonomy?.skills() ?? [];
  for (const { slug, name } of all) names.set(slug, name);
  const skillName = (slug: string): string => names.get(slug) ?? slug;
  // Skills in someone's own words are not in the list, but are kept.
  const own = chosen
    .filter(({ slug }) => !all.some((skill) => skill.slug === slug))
    .map(({ slug }) => ({ value: slug, label: skillName(slug) }));
  const { added, suggest } = useSuggest('skill', (name) => onChange([...chosen, { slug: name, level: null }]));
  const more = added
    .filter(({ name }) => !all.some((skill) => skill.name === name))
    .map(({ name, parent }): Skill => ({ slug: name, name, synonyms: [], category: parent }));
  const pick = (slugs: string[]): void =>
    onChange(slugs.map((slug) => chosen.find((skill) => skill.slug === slug) ?? { slug, level: null }));
  return (
    <div className="grid gap-4">
      <TagPicker
        id={id}
        label="Skills"
        thing="skill"
        options={[...all.map(option), ...own]}
        find={(typed) => taxonomy?.findSkills(typed, 20, more).map(option) ?? []}
        suggest={taxonomy === null || chosen.length >= MAX_SKILLS ? undefined : suggest}
        onOpen={load}
        none={taxonomy === null ? 'Loading skills…' : undefined}
        values={chosen.map(({ slug }) => slug)}
        onChange={pick}
        max={MAX_SKILLS}
        error={error}
      />
      {withLevels && chosen.length > 0 ? (
        <fieldset>
          <legend className="label">
            Skill levels <span className="font-normal text-ink-2">(optional)</span>
          </legend>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2">
            {chosen.map(({ slug, level }) => (
              <li key={slug}>
                <SelectField
                  label={skillName(slug)}
                  placeholder="No level"
                  options={LEVELS}
                  value={level ?? ''}
                  onChange={({ target }) =>
                    onChange(
                      chosen.map((skill) => (skill.slug === slug ? { slug, level: levelOf(target.value) } : skill)),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
    </div>
  );
}

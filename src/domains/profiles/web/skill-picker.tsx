import { TagPicker } from '#design/app/tag-picker.tsx';
import { SelectField } from '#design/public/field.tsx';
import { SKILL_LEVELS } from '#domains/accounts/user-record.ts';
import { MAX_SKILLS } from '../contract.ts';
import { skillName } from '../profile-input.ts';
import { SKILL_LEVEL_NAMES } from '../profile-words.ts';
import { findSkills, skills, type Skill } from '../skills.ts';

export type ChosenSkill = { slug: string; level: (typeof SKILL_LEVELS)[number] | null };

const option = ({ slug, name }: Skill) => ({ value: slug, label: name });
const OPTIONS = skills().map(option);
const LEVELS = SKILL_LEVELS.map((value) => ({ value, label: SKILL_LEVEL_NAMES[value] }));
const levelOf = (typed: string): ChosenSkill['level'] => SKILL_LEVELS.find((level) => level === typed) ?? null;

interface SkillPickerProps {
  chosen: readonly ChosenSkill[];
  onChange: (chosen: ChosenSkill[]) => void;
  error: string | undefined;
  /** Onboarding asks for skills only; how well each is known can wait. */
  withLevels?: boolean;
}

/** Found by name or by what others call it; how well each is known stands beside it. */
export function SkillPicker({ chosen, onChange, error, withLevels = true }: SkillPickerProps) {
  // Somebody's own words are not in the list, but stay theirs.
  const own = chosen.filter(({ slug }) => !OPTIONS.some(({ value }) => value === slug)).map(({ slug }) => ({ value: slug, label: skillName(slug) }));
  const pick = (slugs: string[]): void => onChange(slugs.map((slug) => chosen.find((one) => one.slug === slug) ?? { slug, level: null }));
  return (
    <div className="grid gap-4">
      <TagPicker
        id="skills"
        label="Skills"
        thing="skill"
        options={[...OPTIONS, ...own]}
        find={(typed) => findSkills(typed, 20).map(option)}
        values={chosen.map(({ slug }) => slug)}
        onChange={pick}
        max={MAX_SKILLS}
        error={error}
      />
      {withLevels && chosen.length > 0 ? (
        <fieldset>
          <legend className="label">
            How well you know each <span className="font-normal text-ink-2">(optional)</span>
          </legend>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2">
            {chosen.map(({ slug, level }) => (
              <li key={slug}>
                <SelectField
                  label={skillName(slug)}
                  placeholder="Not said"
                  options={LEVELS}
                  value={level ?? ''}
                  onChange={({ target }) => onChange(chosen.map((one) => (one.slug === slug ? { slug, level: levelOf(target.value) } : one)))}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
    </div>
  );
}

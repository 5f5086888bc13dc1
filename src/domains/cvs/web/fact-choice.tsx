import { Checkbox } from '#design/public/choice.tsx';
import { VERIFIED_FACTS, type VerifiedFactName } from '../cv.ts';
import type { MyCv } from './use-cv-draft.ts';

const NAMES: Readonly<Record<VerifiedFactName, string>> = {
  work: 'Completed orders and contracts',
  on_time: 'How much was delivered on time',
  rating: 'Rating by clients',
  identity: 'Identity verified',
  earned: 'How much you earned here, as “more than”',
};
const WHY_NOT: Readonly<Record<VerifiedFactName, string>> = {
  work: 'Shown once you complete an order or a contract.',
  on_time: 'Shown once you complete an order or a contract.',
  rating: 'Shown once a client’s review is published.',
  identity: 'Shown once your identity is verified.',
  earned: 'Shown once you earned enough for the lowest step.',
};

interface FactChoiceProps {
  readonly chosen: readonly VerifiedFactName[];
  readonly facts: MyCv['facts'];
  readonly onChange: (chosen: readonly VerifiedFactName[]) => void;
}

/** Which facts are shown. What they say is read from the books each time somebody reads the CV. */
export const FactChoice = ({ chosen, facts, onChange }: FactChoiceProps) => (
  <fieldset className="grid min-w-0 gap-1">
    <legend className="label">Facts that we vouch for</legend>
    <p className="hint">Read from our records whenever someone reads this CV. Nobody can type them.</p>
    {VERIFIED_FACTS.map((name) => (
      <Checkbox
        key={name}
        label={NAMES[name]}
        hint={facts.find((fact) => fact.name === name)?.text ?? WHY_NOT[name]}
        checked={chosen.includes(name)}
        onChange={(event) =>
          onChange(
            event.target.checked
              ? VERIFIED_FACTS.filter((fact) => fact === name || chosen.includes(fact))
              : chosen.filter((fact) => fact !== name),
          )
        }
      />
    ))}
  </fieldset>
);

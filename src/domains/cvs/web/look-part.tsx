import { RadioCards, Switch } from '#design/public/choice.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { CV_DENSITIES, CV_FONTS, CV_PAPERS, CV_TEMPLATES, type CvLook } from '../cv.ts';
import { isReadable, readable } from '../colors.ts';
import { COLORS, TEMPLATE_NAMES, TEMPLATE_WORDS } from '../look-words.ts';

const FONT_NAMES = { sans: 'Sans serif', serif: 'Serif' } as const;
const DENSITY_NAMES = { tight: 'Tight', normal: 'Normal', airy: 'Airy' } as const;
const PAPER_NAMES = { a4: 'A4', letter: 'Letter' } as const;

const options = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

interface LookPartProps {
  readonly look: CvLook;
  readonly hasPhoto: boolean;
  readonly onChange: (look: CvLook) => void;
}

export function LookPart({ look, hasPhoto, onChange }: LookPartProps) {
  const set = (part: Partial<CvLook>): void => onChange({ ...look, ...part });
  return (
    <Panel title="Look">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <RadioCards
          legend="Template"
          name="template"
          columns={2}
          value={look.template}
          options={CV_TEMPLATES.map((value) => ({ value, label: TEMPLATE_NAMES[value], hint: TEMPLATE_WORDS[value] }))}
          onChange={(template) => set({ template: template as CvLook['template'] })}
        />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <SelectField
            label="Font"
            options={options(CV_FONTS, FONT_NAMES)}
            value={look.font}
            onChange={(event) => set({ font: event.target.value as CvLook['font'] })}
          />
          <SelectField
            label="Spacing"
            options={options(CV_DENSITIES, DENSITY_NAMES)}
            value={look.density}
            onChange={(event) => set({ density: event.target.value as CvLook['density'] })}
          />
          <SelectField
            label="Paper"
            options={options(CV_PAPERS, PAPER_NAMES)}
            value={look.paper}
            onChange={(event) => set({ paper: event.target.value as CvLook['paper'] })}
          />
        </div>
        <ColorField color={look.color} onChange={(color) => set({ color })} />
        <Switch
          label="Show your picture"
          hint={hasPhoto ? 'The picture of your profile.' : 'Your profile has no picture yet.'}
          checked={look.has_photo && hasPhoto}
          disabled={!hasPhoto}
          onChange={(event) => set({ has_photo: event.target.checked })}
        />
      </div>
    </Panel>
  );
}

/** A color that is too light to read on paper is taken as dark as it has to be, and said so. */
function ColorField({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="label mb-1.5">Color of headings</legend>
      <div className="flex flex-wrap items-center gap-2">
        {COLORS.map(([name, value]) => (
          <label key={value} className="swatch">
            <input
              type="radio"
              name="color"
              className="sr-only"
              checked={color === value}
              onChange={() => onChange(value)}
            />
            <svg viewBox="0 0 24 24" className="size-8" aria-hidden="true">
              <circle cx="12" cy="12" r="10" fill={value} />
            </svg>
            <span className="sr-only">{name}</span>
          </label>
        ))}
        <TextField
          key={color}
          label="Another color"
          hideLabel
          className="max-w-32"
          defaultValue={color}
          maxLength={7}
          onBlur={(event) => {
            const typed = event.target.value.trim().toLowerCase();
            if (/^#[\da-f]{6}$/.test(typed)) onChange(isReadable(typed) ? typed : readable(typed));
          }}
        />
      </div>
      <p className="hint">A color that would be hard to read on white paper is darkened.</p>
    </fieldset>
  );
}

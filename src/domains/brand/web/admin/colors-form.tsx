import * as z from 'zod/mini';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { brandTokens, PRODUCT_COLORS, unreadable, type BrandColorChoice } from '#design/brand-colors.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { chosenColorsShape } from '#kit/brand-settings.ts';
import { formatNumber } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { BRAND_LIMITS } from '../../brand-rules.ts';
import { brandDesk, saveColors, type BrandDesk } from '../../contract.ts';

const schema = z.extend(chosenColorsShape, {
  reason: z
    .string()
    .check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), z.maxLength(BRAND_LIMITS.reason)),
});

const isSame = (choice: BrandColorChoice, other: BrandColorChoice): boolean =>
  choice.primary_light === other.primary_light &&
  choice.primary_dark === other.primary_dark &&
  choice.accent === other.accent;

/** Three colors; everything else follows from them. What could not be read is said while they are chosen. */
export function ColorsForm({
  desk: { settings, version },
  onColors,
}: {
  desk: BrandDesk;
  onColors: (colors: BrandColorChoice) => void;
}) {
  const save = useCommand(saveColors, { stales: [brandDesk] });
  const chosen = settings.colors?.chosen ?? PRODUCT_COLORS;
  const { field, form, ...frame } = useContractForm({
    schema,
    about: 'colors',
    defaults: { ...chosen, reason: '' },
    submit: ({ reason, ...colors }) =>
      save.mutateAsync({ body: { version, colors: isSame(colors, PRODUCT_COLORS) ? null : colors, reason } }),
    onDone: () => toast.success('Colors saved'),
  });
  const { reason: _reason, ...colors } = form.watch();
  const wrong = unreadable(brandTokens(colors).checks);
  const color = (name: keyof BrandColorChoice) => {
    const { onChange, ...rest } = field(name);
    return {
      ...rest,
      // A color field is never empty: without this it would hold black, as if someone had chosen it.
      defaultValue: chosen[name],
      onChange: (event: Parameters<typeof onChange>[0]) => {
        onChange(event);
        onColors({ ...colors, [name]: event.target.value });
      },
    };
  };
  return (
    <DraftedForm {...frame} submitLabel="Save colors">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField type="color" label="Light theme" {...color('primary_light')} />
        <TextField type="color" label="Dark theme" {...color('primary_dark')} />
        <TextField type="color" label="Accent" {...color('accent')} />
      </div>
      {wrong.length === 0 ? (
        <Alert tone="success" title="Everything is readable in both themes" />
      ) : (
        <Alert tone="danger" title="Some text would be hard to read">
          <ul className="list-disc ps-5">
            {wrong.map(({ what, ratio, needed }) => (
              <li key={what}>{`${what}: contrast ${inWords(ratio)} to 1, needs ${inWords(needed)} to 1`}</li>
            ))}
          </ul>
        </Alert>
      )}
      <TextArea label="Reason" rows={2} hint="Stored with the change." {...field('reason')} />
      {isSame(colors, PRODUCT_COLORS) ? null : (
        <div>
          <Button
            size="sm"
            onClick={() => {
              for (const [name, value] of Object.entries(PRODUCT_COLORS))
                form.set(name as keyof BrandColorChoice, value as string);
              onColors(PRODUCT_COLORS);
            }}
          >
            Reset to the default colors
          </Button>
        </div>
      )}
    </DraftedForm>
  );
}

const inWords = (ratio: number): string => formatNumber(Math.floor(ratio * 10) / 10, instanceLocale(), 1);

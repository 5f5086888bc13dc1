import * as z from 'zod/mini';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { BRAND_LIMITS as LIMITS } from '../../brand-rules.ts';
import { brandDesk, saveIdentity, type BrandDesk } from '../../contract.ts';

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `Use at most ${most} characters.`));
const schema = z.object({
  name: line(LIMITS.name),
  support_email: line(LIMITS.email),
  legal_name: line(LIMITS.legalName),
  legal_address: z.string().check(z.maxLength(LIMITS.addressLines * (LIMITS.addressLine + 1))),
  tax_number: line(LIMITS.taxNumber),
  reason: z
    .string()
    .check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), z.maxLength(LIMITS.reason)),
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A field that is left empty takes the value of the environment, which its hint shows. */
export function IdentityForm({
  desk: { settings, in_force: inForce, version },
  onName,
}: {
  desk: BrandDesk;
  onName: (name: string) => void;
}) {
  const save = useCommand(saveIdentity, { stales: [brandDesk] });
  const {
    field,
    form: _form,
    ...frame
  } = useContractForm({
    schema,
    about: 'identity',
    defaults: {
      name: settings.name ?? '',
      support_email: settings.support_email ?? '',
      legal_name: settings.legal_name ?? '',
      legal_address: settings.legal_address?.join('\n') ?? '',
      tax_number: settings.tax_number ?? '',
      reason: '',
    },
    submit: ({ reason, legal_address: address, ...set }) => {
      const lines = address.split('\n').map((line) => line.trim());
      const body = {
        version,
        reason,
        name: orNull(set.name),
        support_email: orNull(set.support_email),
        legal_name: orNull(set.legal_name),
        legal_address: lines.some((line) => line !== '') ? lines.filter((line) => line !== '') : null,
        tax_number: orNull(set.tax_number),
      };
      return save.mutateAsync({ body });
    },
    onDone: () => toast.success('Saved', 'Pages and emails use it within seconds.'),
  });
  const { onChange, ...name } = field('name');
  const now = (set: string | null, value: string | null): string | undefined =>
    set !== null || value === null ? undefined : `If left empty: ${value}`;
  return (
    <DraftedForm {...frame}>
      <TextField
        label="Name"
        optional
        hint={now(settings.name, inForce.name)}
        {...name}
        onChange={(event) => {
          onChange(event);
          onName(orNull(event.target.value) ?? inForce.name);
        }}
      />
      <TextField
        label="Support address"
        optional
        type="email"
        autoComplete="off"
        hint={now(settings.support_email, inForce.support_email)}
        {...field('support_email')}
      />
      <TextField
        label="Legal entity"
        optional
        hint={now(settings.legal_name, inForce.legal.name)}
        {...field('legal_name')}
      />
      <TextArea
        label="Address"
        optional
        rows={3}
        hint={now(settings.legal_address?.[0] ?? null, inForce.legal.address.join(', ') || null)}
        {...field('legal_address')}
      />
      <TextField
        label="Tax number"
        optional
        hint={now(settings.tax_number, inForce.legal.tax_number)}
        {...field('tax_number')}
      />
      <TextArea label="Reason" rows={2} hint="Stored with the change." {...field('reason')} />
    </DraftedForm>
  );
}

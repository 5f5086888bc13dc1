import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { SelectField, TextArea } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { allCurrencies } from '#kit/currencies.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { BRAND_LIMITS as LIMITS } from '../../brand-rules.ts';
import { brandDesk, saveCurrency, type BrandDesk } from '../../contract.ts';

const schema = z.object({
  currency: z.string().check(z.minLength(3, 'Choose a currency.')),
  reason: z
    .string()
    .check(z.trim(), z.minLength(10, 'Give a reason of at least 10 characters.'), z.maxLength(LIMITS.reason)),
});

/** One currency for the whole instance, fixed from the first price or the first money that moved. */
export function CurrencyPanel({ desk: { in_force: inForce, currency_fixed: fixed } }: { desk: BrandDesk }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Currency"
      actions={
        fixed === null ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            Change currency
          </Button>
        ) : null
      }
    >
      <p>
        <span className="font-semibold">{inForce.currency}</span>
        <span className="text-ink-2">{` · ${fixed ?? 'You can change it until something has a price in it.'}`}</span>
      </p>
      {isOpen ? <CurrencyDialog now={inForce.currency} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}

function CurrencyDialog({ now, onClose }: { now: string; onClose: () => void }) {
  const save = useCommand(saveCurrency, { stales: [brandDesk] });
  const form = useDialogForm({
    about: 'currency',
    schema,
    defaults: { currency: now, reason: '' },
    submit: (body) => save.mutateAsync({ body }),
    onDone: () => {
      toast.success('Currency saved');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Change currency"
      button="Change currency"
      form={form}
      onClose={onClose}
      lead="All prices, fees and limits are then in this currency."
    >
      <SelectField
        label="Currency"
        options={allCurrencies().map((code) => ({ value: code, label: code }))}
        {...form.field('currency')}
      />
      <TextArea label="Reason" rows={2} hint="Stored with the change." {...form.field('reason')} />
    </FormDialog>
  );
}

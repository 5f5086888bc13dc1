import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { addServiceRule, changeServiceRule, serviceRules, type RuleOnWire } from '../../moderation-contract.ts';
import { ruleWords } from './review-words.ts';

const listed = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const schemaOf = (kind: RuleOnWire['kind']) =>
  z.object({
    words: z
      .string()
      .check(z.refine((text) => kind !== 'words' || listed(text).length > 0, 'Enter at least one word.')),
    factor: z
      .string()
      .check(
        z.refine(
          (text) => kind !== 'price' || (/^\d+$/.test(text) && Number(text) >= 2 && Number(text) <= 100),
          'Enter a number from 2 to 100.',
        ),
      ),
    effect: z.enum(['flag', 'block']),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Write a reason of at least 10 characters.'),
        z.maxLength(500, 'Use at most 500 characters.'),
      ),
    status: z.enum(['on', 'off']),
  });

/** One rule, or new words to look for. */
export function RuleDialog({ rule, onClose }: { rule: RuleOnWire | null; onClose: () => void }) {
  const kind = rule?.kind ?? 'words';
  const add = useCommand(addServiceRule, { stales: [serviceRules] });
  const change = useCommand(changeServiceRule, { stales: [serviceRules] });
  const form = useDialogForm({
    about: `rule ${rule?.id ?? 'new'}`,
    schema: schemaOf(kind),
    defaults: {
      words: rule?.words.join(', ') ?? '',
      factor: rule?.factor === null || rule === null ? '' : `${rule.factor}`,
      effect: rule?.effect ?? 'flag',
      reason: rule?.reason ?? '',
      status: rule === null || rule.is_on ? 'on' : 'off',
    },
    submit: ({ words, factor, effect, reason, status }) => {
      const body = { words: listed(words), effect, reason };
      return rule === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({
            params: { id: rule.id },
            body: { ...body, factor: factor === '' ? null : Number(factor), is_on: status === 'on' },
          });
    },
    onDone: () => {
      toast.success('Rule saved');
      onClose();
    },
  });
  return (
    <FormDialog
      title={rule === null ? 'Add words to look for' : ruleWords[kind]}
      lead="It holds for everything that is published from now on."
      button={rule === null ? 'Add rule' : 'Save rule'}
      form={form}
      onClose={onClose}
    >
      {kind === 'words' ? (
        <TextArea
          label="Words"
          hint="Separate them with commas. Whole words or phrases; capitals make no difference."
          rows={3}
          {...form.field('words')}
        />
      ) : null}
      {kind === 'price' ? (
        <TextField
          label="Times above or below the middle price"
          hint="Compared with the starting prices of its category, once it has 8 services."
          inputMode="numeric"
          {...form.field('factor')}
        />
      ) : null}
      <SelectField
        label="What it does"
        options={[
          { value: 'flag', label: 'Flags: goes live, staff check it' },
          { value: 'block', label: 'Blocks: can’t be published like this' },
        ]}
        {...form.field('effect')}
      />
      <TextArea
        label="Reason"
        hint="Sellers read it where the rule found something."
        rows={3}
        {...form.field('reason')}
      />
      {rule === null ? null : (
        <SelectField
          label="Status"
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
          {...form.field('status')}
        />
      )}
    </FormDialog>
  );
}

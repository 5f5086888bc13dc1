import { Plus } from 'lucide-react';
import { confirm } from '#design/app/confirm.ts';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Alert } from '#design/public/alert.tsx';
import { PACKAGE_TIERS, type PackageTier } from '../../draft.ts';
import { ExtrasList } from './extras-list.tsx';
import { firstProblem, withChanged, without, type StepProps } from './step-props.ts';

const TIER_NAMES: Record<PackageTier, string> = { basic: 'Basic', standard: 'Standard', premium: 'Premium' };
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 10);

/** Up to three packages, small to large; the price is what the freelancer sets, fees are shown to both later. */
export function PackagesStep({ draft, change, problems, currency }: StepProps) {
  const free = PACKAGE_TIERS.find((tier) => !draft.packages.some((one) => one.tier === tier));
  const problem = (index: number, field: string) => firstProblem(problems, `packages.${index}.${field}`);
  const addPackage = (tier: PackageTier): void => {
    const fresh = { tier, name: TIER_NAMES[tier], scope: '', features: [], price: null, delivery_days: 3, revisions: 1 };
    const packages = [...draft.packages, fresh].toSorted((a, b) => PACKAGE_TIERS.indexOf(a.tier) - PACKAGE_TIERS.indexOf(b.tier));
    change({ packages });
  };
  /** Removing a package loses its text, so it asks first; an empty one is removed immediately. */
  const removePackage = async (index: number): Promise<void> => {
    const one = draft.packages[index];
    if (one === undefined) return;
    const isWritten = one.scope.trim() !== '' || one.features.length > 0 || one.price !== null;
    const title = `Remove the ${TIER_NAMES[one.tier].toLowerCase()} package?`;
    if (isWritten && !(await confirm({ title, body: 'This removes its text and price. Open orders keep what was agreed.', okLabel: 'Remove', danger: true })))
      return;
    change({ packages: without(draft.packages, index) });
  };
  return (
    <div className="grid gap-6">
      {firstProblem(problems, 'packages') === undefined ? null : <Alert tone="danger" title={firstProblem(problems, 'packages')} />}
      {draft.packages.map((one, index) => {
        const set = (part: Partial<typeof one>): void => change({ packages: withChanged(draft.packages, index, part) });
        return (
          <Panel
            key={one.tier}
            title={`${TIER_NAMES[one.tier]} package`}
            actions={
              <Button size="sm" variant="ghost" onClick={() => void removePackage(index)}>
                Remove {TIER_NAMES[one.tier].toLowerCase()}
              </Button>
            }
          >
            <div className="grid gap-5">
              <TextField
                id={`packages.${index}.name`}
                label="Name"
                value={one.name}
                maxLength={60}
                onChange={(event) => set({ name: event.target.value })}
                error={problem(index, 'name')}
              />
              <TextField
                id={`packages.${index}.scope`}
                label="What is in it, in one line"
                value={one.scope}
                maxLength={160}
                onChange={(event) => set({ scope: event.target.value })}
                error={problem(index, 'scope')}
              />
              <TextArea
                label="What it includes"
                optional
                hint="One thing per line, up to 10."
                rows={4}
                defaultValue={one.features.join('\n')}
                onChange={(event) => set({ features: lines(event.target.value) })}
              />
              <div className="grid gap-5 sm:grid-cols-3">
                <MoneyField
                  id={`packages.${index}.price`}
                  label="Price"
                  currency={currency}
                  value={one.price}
                  onChange={(price) => set({ price })}
                  error={problem(index, 'price')}
                />
                <NumberField
                  id={`packages.${index}.delivery_days`}
                  label="Delivered in"
                  unit="days"
                  min={1}
                  max={90}
                  value={one.delivery_days}
                  onChange={(deliveryDays) => set({ delivery_days: deliveryDays })}
                  error={problem(index, 'delivery_days')}
                />
                <NumberField label="Revisions" min={0} max={20} value={one.revisions ?? 0} onChange={(revisions) => set({ revisions })} />
              </div>
            </div>
          </Panel>
        );
      })}
      {free === undefined ? null : (
        <div>
          <Button icon={Plus} onClick={() => addPackage(free)}>
            {draft.packages.length === 0 ? 'Add a package' : `Add a ${TIER_NAMES[free].toLowerCase()} package`}
          </Button>
        </div>
      )}
      <ExtrasList draft={draft} change={change} problems={problems} currency={currency} />
    </div>
  );
}

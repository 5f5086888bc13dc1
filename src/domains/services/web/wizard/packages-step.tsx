import { Plus } from 'lucide-react';
import { confirm } from '#design/app/confirm.ts';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { Button } from '#design/public/button.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { afterServiceFee } from '#kit/fees.ts';
import { formatRate } from '#kit/format/number.ts';
import { formatMoney } from '#kit/money.ts';
import { PUBLISH_LIMITS } from '../../publish-rules.ts';
import { freshPackage, PACKAGE_TIERS, TIER_NAMES, type PackageTier } from '../../draft.ts';
import { ExtrasList } from './extras-list.tsx';
import { firstProblem, withChanged, without, type StepProps } from './step-props.ts';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 10);

/** Up to three packages, small to large, beside each other where there is room, as clients compare them. */
export function PackagesStep(props: StepProps) {
  const { draft, change, problems, currency, terms } = props;
  const { locale } = usePlace();
  const free = PACKAGE_TIERS.find((tier) => !draft.packages.some((servicePackage) => servicePackage.tier === tier));
  const problem = (index: number, field: string) => firstProblem(problems, `packages.${index}.${field}`);
  const addPackage = (tier: PackageTier): void => {
    const packages = [...draft.packages, freshPackage(tier)].toSorted(
      (a, b) => PACKAGE_TIERS.indexOf(a.tier) - PACKAGE_TIERS.indexOf(b.tier),
    );
    change({ packages });
  };
  /** Removing a package loses its text, so it asks first; an empty one is removed immediately. */
  const removePackage = async (index: number): Promise<void> => {
    const servicePackage = draft.packages[index];
    if (servicePackage === undefined) return;
    const isWritten =
      servicePackage.scope.trim() !== '' || servicePackage.features.length > 0 || servicePackage.price !== null;
    const name = `${TIER_NAMES[servicePackage.tier].toLowerCase()} package`;
    const question = {
      title: `Remove the ${name}?`,
      body: 'This removes its text and price. Open orders keep what was agreed.',
      okLabel: `Remove ${name}`,
      danger: true,
    };
    if (isWritten && !(await confirm(question))) return;
    change({ packages: without(draft.packages, index) });
  };
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-ink-2">
        You set the price. We keep {formatRate(terms.serviceFeeRate, locale)} of it as the service fee when the money is
        released to you.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @4xl:grid-cols-3">
        {draft.packages.map((servicePackage, index) => {
          const set = (part: Partial<typeof servicePackage>): void =>
            change({ packages: withChanged(draft.packages, index, part) });
          return (
            <Panel key={servicePackage.tier} title={`${TIER_NAMES[servicePackage.tier]} package`}>
              <div className="grid gap-5">
                <TextField
                  id={`packages.${index}.name`}
                  label="Name"
                  value={servicePackage.name}
                  maxLength={60}
                  onChange={(event) => set({ name: event.target.value })}
                  error={problem(index, 'name')}
                />
                <TextField
                  id={`packages.${index}.scope`}
                  label="Summary"
                  hint="What the client gets, in one line."
                  value={servicePackage.scope}
                  maxLength={160}
                  onChange={(event) => set({ scope: event.target.value })}
                  error={problem(index, 'scope')}
                />
                <TextArea
                  label="What’s included"
                  optional
                  hint="One item per line, up to 10."
                  rows={4}
                  defaultValue={servicePackage.features.join('\n')}
                  onChange={(event) => set({ features: lines(event.target.value) })}
                />
                <div className="grid gap-5 @xl:grid-cols-3 @4xl:grid-cols-1">
                  <MoneyField
                    id={`packages.${index}.price`}
                    label="Price"
                    currency={currency}
                    value={servicePackage.price}
                    onChange={(price) => set({ price })}
                    echo={(price) => `You receive ${formatMoney(afterServiceFee(price, terms), locale)}`}
                    error={problem(index, 'price')}
                  />
                  <NumberField
                    id={`packages.${index}.delivery_days`}
                    label="Delivery time"
                    unit="days"
                    min={1}
                    max={PUBLISH_LIMITS.deliveryDaysMax}
                    value={servicePackage.delivery_days}
                    onChange={(deliveryDays) => set({ delivery_days: deliveryDays })}
                    error={problem(index, 'delivery_days')}
                  />
                  <NumberField
                    label="Revisions"
                    min={0}
                    max={20}
                    value={servicePackage.revisions ?? 0}
                    onChange={(revisions) => set({ revisions })}
                  />
                </div>
                {draft.packages.length === 1 ? null : (
                  <div>
                    <Button size="sm" variant="ghost" className="-mx-3" onClick={() => void removePackage(index)}>
                      Remove {TIER_NAMES[servicePackage.tier].toLowerCase()} package
                    </Button>
                  </div>
                )}
              </div>
            </Panel>
          );
        })}
        {free === undefined ? null : (
          <div className="grid rounded-lg border border-dashed border-line-strong p-5">
            <Button id="packages" icon={Plus} className="justify-self-center" onClick={() => addPackage(free)}>
              Add {TIER_NAMES[free].toLowerCase()} package
            </Button>
          </div>
        )}
      </div>
      <ExtrasList {...props} />
    </div>
  );
}

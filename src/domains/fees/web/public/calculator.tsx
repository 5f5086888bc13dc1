import { instanceLocale } from '#kit/locale.ts';
import { CleanForm } from '#kit/web/clean-form.tsx';
import { Button } from '#design/public/button.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney, money, negate, parseMoney, typedDecimal, type Money as Amount } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { LEVEL_NAMES, LEVELS } from '#domains/profiles/levels.ts';
import { workOut, type Worked } from '../../calculator.ts';
import type { Question } from './question.ts';
import { SumList, type SumRow } from './sum-list.tsx';

const WAY_WORDS = [
  { value: 'bank', label: 'Bank account' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'express', label: 'Express, bank or PayPal' },
];

/** A price, and what it means for both sides. A plain form: the answer is worked out where the page is made. */
export function Calculator({ question, currency, terms }: { question: Question; currency: string; terms: Terms }) {
  const price = parseMoney(question.price, currency);
  const problem = whyNot(price, currency, terms);
  return (
    <Panel title="Fee calculator">
      <CleanForm action="/feesandcharges" className="grid items-start gap-4 md:grid-cols-[1fr_1fr_1fr_auto]">
        <TextField
          label={`Price in ${currency}`}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={question.price}
          {...(problem === null ? {} : { error: problem })}
        />
        <SelectField
          label="Freelancer’s level"
          name="level"
          defaultValue={question.level}
          options={LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
        />
        <SelectField label="Withdraw to" name="way" defaultValue={question.way} options={WAY_WORDS} />
        <Button type="submit" variant="primary" className="md:mt-7">
          Calculate
        </Button>
      </CleanForm>
      {price === null || problem !== null ? null : (
        <BothSides
          worked={workOut(price, question.level, question.way, terms)}
          isExpress={question.way === 'express'}
          terms={terms}
        />
      )}
    </Panel>
  );
}

function whyNot(
  price: Amount | null,
  currency: string,
  { gigPriceLeastWhole, gigPriceMostWhole }: Terms,
): string | null {
  if (price === null) return `Enter an amount, such as 100 or ${typedDecimal(money(49_50, 'USD'))}.`;
  const least = wholeUnits(gigPriceLeastWhole, currency);
  const most = wholeUnits(gigPriceMostWhole, currency);
  if (compare(price, least) >= 0 && compare(price, most) <= 0) return null;
  return `Services cost from ${formatMoney(least, instanceLocale(), { trim: true })} to ${formatMoney(most, instanceLocale(), { trim: true })}.`;
}

function BothSides({
  worked,
  isExpress,
  terms: { withdrawalLeastWhole, expressPromiseHours },
}: {
  worked: Worked;
  isExpress: boolean;
  terms: Terms;
}) {
  const least = wholeUnits(withdrawalLeastWhole, worked.price.currency);
  const days = formatUnit(worked.clearanceDays, 'day');
  return (
    <div className="mt-6 grid gap-6 md:grid-cols-2">
      <Side
        title="The client"
        rows={[
          ['Price', worked.price],
          ['Client fee', worked.clientFee],
        ]}
        total={['Pays', worked.clientPays]}
      >
        We hold the full amount until the client approves the work or the review time ends. On a refund, we refund the
        client fee too.
      </Side>
      <Side
        title="The freelancer"
        rows={[
          ['Price', worked.price],
          ['Service fee', negate(worked.serviceFee)],
          ['Earns', worked.earned],
          ['Withdrawal fee', negate(worked.withdrawalFee)],
        ]}
        total={['Arrives', worked.arrives]}
      >
        {`Available ${days} after approval. `}
        {compare(worked.earned, least) < 0
          ? `The minimum withdrawal is ${formatMoney(least, instanceLocale(), { trim: true })}. Smaller earnings stay in your balance, so you pay the fee only once.`
          : isExpress
            ? `Express arrives within ${formatUnit(expressPromiseHours, 'hour')}, or we refund the fee.`
            : 'Withdrawals go out with the next batch, Monday to Friday.'}
      </Side>
    </div>
  );
}

function Side({
  title,
  rows,
  total,
  children,
}: {
  title: string;
  rows: readonly SumRow[];
  total: SumRow;
  children: React.ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="title">{title}</h3>
      <SumList rows={rows} total={total} />
      <p className="mt-3 text-sm text-ink-2">{children}</p>
    </section>
  );
}

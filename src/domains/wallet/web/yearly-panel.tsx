import { useState } from 'react';
import { SelectField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { serverNow } from '#kit/web/server-clock.ts';
import { StatementButtons } from './statement-buttons.tsx';

const YEARS = 7;

/** A calendar year for one's own books: opening, every kind summed, fees, closing. */
export function YearlyPanel() {
  const thisYear = new Date(serverNow()).getUTCFullYear();
  const [year, setYear] = useState(String(thisYear));
  const years = Array.from({ length: YEARS }, (_, back) => String(thisYear - back));
  return (
    <Panel title="Yearly statement" lead="Opening balance, totals by type, fees and closing balance (UTC).">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Year"
          className="min-w-32"
          value={year}
          onChange={(event) => setYear(event.currentTarget.value)}
          options={years.map((value) => ({ value, label: Number(value) === thisYear ? `${value}, so far` : value }))}
        />
        <StatementButtons year={year} size="md" />
      </div>
    </Panel>
  );
}

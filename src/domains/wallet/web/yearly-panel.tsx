import { useState } from 'react';
import { SelectField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { download } from '#kit/web/api-client.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { yearlyPaper, yearlySheet } from '../history-contract.ts';
import { DownloadButton } from './download-button.tsx';

const YEARS = 7;

/** A calendar year for one's own books: opening, every kind summed, fees, closing. */
export function YearlyPanel() {
  const thisYear = new Date(serverNow()).getUTCFullYear();
  const [year, setYear] = useState(String(thisYear));
  const years = Array.from({ length: YEARS }, (_, back) => String(thisYear - back));
  const input = { params: { year } };
  return (
    <Panel title="Yearly statement" lead="Opening balance, every kind of movement summed, fees and closing balance, as they stand in the ledger (UTC).">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Year"
          className="min-w-32"
          value={year}
          onChange={(event) => setYear(event.currentTarget.value)}
          options={years.map((value) => ({ value, label: Number(value) === thisYear ? `${value}, so far` : value }))}
        />
        <DownloadButton get={() => download(yearlyPaper, input, `statement-${year}.pdf`)} size="md" label={`Statement of ${year} as PDF`}>
          PDF
        </DownloadButton>
        <DownloadButton get={() => download(yearlySheet, input, `statement-${year}.csv`)} size="md" label={`Statement of ${year} as CSV`}>
          CSV
        </DownloadButton>
      </div>
    </Panel>
  );
}

import { download } from '#kit/web/api-client.ts';
import { yearlyCsv, yearlyPdf } from '../history-contract.ts';
import { DownloadButton } from './download-button.tsx';

/** A calendar year (UTC) as a document, and as a table for one's own books. */
export function StatementButtons({ year, size = 'sm' }: { year: string; size?: 'sm' | 'md' }) {
  const input = { params: { year } };
  return (
    <>
      <DownloadButton
        get={() => download(yearlyPdf, input, `statement-${year}.pdf`)}
        size={size}
        label={`Statement of ${year} as PDF`}
      >
        PDF
      </DownloadButton>
      <DownloadButton
        get={() => download(yearlyCsv, input, `statement-${year}.csv`)}
        size={size}
        label={`Statement of ${year} as CSV`}
      >
        CSV
      </DownloadButton>
    </>
  );
}

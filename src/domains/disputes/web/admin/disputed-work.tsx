/**
 * One piece of the disputed work as the reviewer reads it: its price, what was paid, handed over, and what happened.
 */
import type { FileListProps } from '#design/app/file-list.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { WorkFile } from '#domains/paid-work/shapes.ts';
import { DeliveryList, FileLinks, MoneyTrail, TermsTable, WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import type { StaffDispute } from '../../admin-contract.ts';

const NO_TROUBLE: ReadonlySet<string> = new Set();

interface DisputedWorkProps {
  work: StaffDispute['works'][number];
  /** Then the screen’s title says what it is. */
  isOnly: boolean;
  files: Omit<FileListProps<WorkFile>, 'files'>;
}

export function DisputedWork({ work, isOnly, files }: DisputedWorkProps) {
  // With several, each part is named by its work.
  const named = (title: string): string => (isOnly ? title : `${title}, ${work.number}`);
  return (
    <section aria-label={work.number} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isOnly ? null : (
        <h2 className="title mt-2 wrap-anywhere">
          {work.number}: {work.title}
        </h2>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Panel title={named('What was agreed')}>
          <TermsTable side="client" terms={work.terms} items={[{ title: work.title, price: work.terms.price }]} />
        </Panel>
        <MoneyTrail lines={work.money} of="this work" title={named('Payment history')} isOwn={false} />
      </div>
      <DeliveryList deliveries={work.deliveries} {...files} {...(isOnly ? {} : { title: named('Deliveries') })} />
      {work.requirement_files.length === 0 ? null : (
        <Panel title={named('Files of the requirements')}>
          <FileLinks files={work.requirement_files} {...files} />
        </Panel>
      )}
      <WorkTimeline title={named('Timeline of the work')} past={work.timeline} clocks={[]} trouble={NO_TROUBLE} />
    </section>
  );
}

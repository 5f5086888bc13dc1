import { Chip } from '#design/public/chip.tsx';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import type { ReportLine } from '../../admin-contract.ts';

/** What is known of the person whose thing was reported, before anyone decides about it. */
export function AuthorRecord({
  record,
  isOpen,
}: {
  record: NonNullable<ReportLine['author_record']>;
  isOpen: boolean;
}) {
  const others = record.open - (isOpen ? 1 : 0);
  const decided = [
    record.removed === 0 ? null : `${record.removed} removed`,
    record.warned === 0 ? null : counted(record.warned, { one: 'warning', other: 'warnings' }),
    record.dismissed === 0 ? null : `${record.dismissed} without a violation`,
    others === 0 ? null : `${others} more to decide`,
  ].filter((part) => part !== null);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      <span>
        Member since <When at={record.member_since} />
        {record.is_verified ? ', identity verified' : ''}
        {' · '}
        {decided.length === 0 ? 'no earlier reports' : `reports: ${decided.join(', ')}`}
        {record.suspensions === 0 ? '' : ` · suspended ${counted(record.suspensions, { one: 'time', other: 'times' })}`}
      </span>
      {record.is_suspended ? <Chip tone="danger">Suspended</Chip> : null}
    </p>
  );
}

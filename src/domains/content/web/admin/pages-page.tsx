import type { MetaFunction } from 'react-router';
import type { Column } from '#design/app/data-table.tsx';
import { ReadTable } from '#design/app/read-table.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { contentPages } from '../../admin-contract.ts';
import { PAGE_WORDS } from '../../pages.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-pages')) }];

type Row = DataOf<typeof contentPages>['items'][number];

const columns: readonly Column<Row>[] = [
  { key: 'page', label: 'Page', isName: true, phone: 'title', cell: ({ page }) => PAGE_WORDS[page] },
  { key: 'kind', label: 'Kind', phone: 'hidden', cell: ({ is_legal: isLegal }) => (isLegal ? 'Legal text' : 'Page') },
  {
    key: 'in-force',
    label: 'In force',
    phone: 'meta',
    cell: ({ number, effective_at: from, is_first: isFirst }) => (
      <>
        {isFirst ? 'First text, from ' : `Version ${number}, from `}
        <When at={from} />
      </>
    ),
  },
  {
    key: 'next',
    label: 'Next',
    phone: 'meta',
    cell: ({ next }) =>
      next === null ? null : (
        <>
          {`Version ${next.number}, from `}
          <When at={next.effective_at} />
        </>
      ),
  },
  {
    key: 'draft',
    label: 'Draft',
    phone: 'status',
    cell: ({ draft }) =>
      draft === null ? null : (
        <StatusChip tone="warning">{draft.by === null ? 'Draft' : `Draft by ${draft.by}`}</StatusChip>
      ),
  },
];

/** The words of public pages: what readers see now, what comes, and what is being written. */
export default function PagesPage() {
  const read = useRead(contentPages, {});
  return (
    <>
      <PageHeader
        title="Pages"
        lead="The texts this product comes with are a starting point, not legal advice. Have yours checked before you open, and publish them here."
      />
      <ReadTable
        read={read}
        what="The pages"
        label="Pages"
        caption="Public pages"
        columns={columns}
        rows={read.data?.items ?? []}
        rowKey={({ page }) => page}
        rowHref={({ page }) => pathTo('admin-page', { page })}
      />
    </>
  );
}

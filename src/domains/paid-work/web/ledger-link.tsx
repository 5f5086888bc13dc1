import { Link } from '#design/public/link.tsx';
import { useIsOpen } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';

/** What moved for it, for staff whose work is money. */
export function LedgerLink({ of }: { of: string }) {
  if (!useIsOpen(['money'])) return <span className="tnum">{of}</span>;
  return (
    <Link href={pathTo('admin-ledger', {}, { q: of })} className="link inline-block min-h-6 tnum">
      {of}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from '#design/public/link.tsx';
import { pathTo } from '#routes';
import { useIsOpen } from '../use-staff-roles.ts';

/** To somebody's page; for staff whose work is not people it is only their name. */
export function PersonLink({ id, className = '', children }: { id: string; className?: string; children: ReactNode }) {
  if (!useIsOpen(['support'])) return <span className={className}>{children}</span>;
  return (
    <Link href={pathTo('admin-person', { id })} className={`link ${className}`}>
      {children}
    </Link>
  );
}

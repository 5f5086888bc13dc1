import type { ReactNode } from 'react';
import { Link } from '#design/public/link.tsx';
import { pathTo } from '#routes';
import { useIsOpen } from '../use-staff-roles.ts';

/** A link to someone's page; only the name for staff whose work is not people. */
export function PersonLink({ id, className = '', children }: { id: string; className?: string; children: ReactNode }) {
  if (!useIsOpen(['support'])) return <span className={className}>{children}</span>;
  return (
    <Link href={pathTo('admin-person', { id })} className={`link ${className}`}>
      {children}
    </Link>
  );
}

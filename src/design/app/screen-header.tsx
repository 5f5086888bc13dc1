import { useEffect } from 'react';
import { Breadcrumb } from '../public/breadcrumb.tsx';
import { PageHeader, type PageHeaderProps } from '../public/page-header.tsx';
import { showTrail } from './shown-trail.ts';

export interface ScreenHeaderProps extends Omit<PageHeaderProps, 'above' | 'voice' | 'title'> {
  /** `trailTo` of the map: the screens above this one, and its title, left out where the header names it. */
  readonly of: {
    readonly items: readonly { readonly href: string; readonly label: string }[];
    readonly current?: string;
  };
  /** A heading other than the map's title. */
  readonly title?: PageHeaderProps['title'];
}

/** The header of a screen under another one: breadcrumbs, and its title from the map. */
export function ScreenHeader({ of, title = of.current, ...header }: ScreenHeaderProps) {
  const above = of.items.map(({ href }) => href).join(' ');
  useEffect(() => {
    showTrail(above === '' ? [] : above.split(' '));
    return () => showTrail([]);
  }, [above]);
  // The heading below says where this is: the trail repeats no title.
  const isSaid = title === of.current;
  const trail =
    of.items.length === 0 && isSaid ? undefined : (
      <Breadcrumb items={of.items} current={isSaid ? undefined : of.current} />
    );
  return <PageHeader {...header} title={title} above={trail} />;
}

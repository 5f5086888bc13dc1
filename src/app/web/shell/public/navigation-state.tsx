import { useLayoutEffect } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { setHeading } from '../../life/heading.ts';

/**
 * Says outside React where the router is going, and on the root element (`data-at`) where it has arrived: the path of a
 * page that has all its data, none while the page is being loaded.
 */
export function NavigationState({ isReady }: { readonly isReady: boolean }) {
  const { pathname } = useLocation();
  const { location: to } = useNavigation();
  useLayoutEffect(() => {
    setHeading(to === undefined ? null : createPath(to));
    const { dataset } = document.documentElement;
    if (isReady && to === undefined) dataset['at'] = pathname;
    else delete dataset['at'];
  }, [isReady, pathname, to]);
  return null;
}

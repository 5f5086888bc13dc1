import { useLocation } from 'react-router';
import type { AnchorProps } from '#design/public/link.tsx';
import { isPublicPath } from '#domains/accounts/public-paths.ts';
import { RouterLink } from './router-link.tsx';

/**
 * From one open page to another the browser loads the next document itself: it shows its heading in a third of the time
 * that the router takes to render the page here (decision 114). Within a page, as with filters and packages, and to
 * pages behind sign-in the router navigates.
 */
export function OpenLink(props: AnchorProps) {
  const { pathname } = useLocation();
  const [path = ''] = props.href.split(/[?#]/, 1);
  return path !== '' && path !== pathname && isPublicPath(path) ? <a {...props} /> : <RouterLink {...props} />;
}

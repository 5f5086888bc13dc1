import { Link as NavigationLink, type LinkProps } from 'react-router';
import type { AnchorProps } from '#design/public/link.tsx';

const STAYS_HERE = /^\/(?!\/|api\/|uploads\/|art\/|demo\/|test-provider\/)/;

/** Our own pages navigate without a reload and are fetched ahead on intent; everything else is an ordinary link. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  if (!STAYS_HERE.test(href) || rest.target !== undefined || rest.download !== undefined)
    return <a href={href} {...rest} />;
  // The map of screens is loaded whole, so links need no mark by which the router would discover theirs.
  return <NavigationLink {...(rest as Omit<LinkProps, 'to'>)} to={href} prefetch="intent" discover="none" />;
}

import { Link as NavigationLink, type LinkProps } from 'react-router';
import type { AnchorProps } from '#design/public/link.tsx';

const STAYS_HERE = /^\/(?!\/|api\/|uploads\/|art\/|demo\/|test-provider\/)/;

/** Own pages navigate without a reload and are fetched ahead on intent; everything else is an ordinary link. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  if (!STAYS_HERE.test(href) || rest.target !== undefined || rest.download !== undefined) return <a {...rest} href={href} />;
  // The map of screens is loaded whole, so links need no mark by which the router would discover theirs.
  return <NavigationLink {...(rest as Omit<LinkProps, 'to'>)} to={href} prefetch="intent" discover="none" />;
}

/** What RouterLink looks like before the browser wakes, for parts rendered outside the router. */
export const LinkOfKeptPart = (props: AnchorProps) => <a {...props} />;

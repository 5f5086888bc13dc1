import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const PlainAnchor = (props: AnchorProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** The shell gives its router's link here once; without it links are plain and load the next page. */
export const LinkProvider = LinkContext.Provider;

/** A link as every component here makes it: `href` in, the router's behaviour if there is one. */
export function Link(props: AnchorProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}

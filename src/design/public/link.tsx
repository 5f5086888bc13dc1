import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const PlainAnchor = (props: AnchorProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** The shell provides its router's link once; without it links are plain and load the next page. */
export const LinkProvider = LinkContext.Provider;

/** A link, with the router's behavior if there is a router. */
export function Link(props: AnchorProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}

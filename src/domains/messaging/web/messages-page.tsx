import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { Messages } from './messages.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('messages')) }];

/** The inbox, a conversation, and what it is about. */
export default function MessagesPage() {
  return (
    <>
      <PageHeader
        title="Messages"
        actions={
          <LinkButton size="sm" variant="ghost" href={pathTo('messages-phone')}>
            One pane
          </LinkButton>
        }
      />
      <Messages screen="messages" />
    </>
  );
}

import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { Messages } from './messages.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('messages-phone')) }];

/** The same in one pane, whatever the width. */
export default function MessagesPhonePage() {
  return (
    <>
      <PageHeader
        title="Messages"
        actions={
          <LinkButton size="sm" variant="ghost" href={pathTo('messages')} className="max-lg:hidden">
            All panes
          </LinkButton>
        }
      />
      <Messages screen="messages-phone" />
    </>
  );
}

import type { MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { Messages } from './messages.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('messages-phone')) }];

/** The same in one pane, whatever the width. */
const MessagesPhonePage = () => <Messages screen="messages-phone" />;
export default MessagesPhonePage;

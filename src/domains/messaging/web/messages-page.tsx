import type { MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { Messages } from './messages.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('messages')) }];

/** The inbox, a conversation, and what it is about. */
const MessagesPage = () => <Messages screen="messages" />;
export default MessagesPage;

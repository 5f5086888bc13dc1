/**
 * The front door of messages’ screens: the talk about one thing on its own page, choosing messages, and reading as an
 * operator.
 */
export { filesOfConversation } from './files-of-conversation.ts';
export { MessageChooser } from './message-chooser.tsx';
export { TalkReader } from './talk-reader.tsx';
export { UnreadAbout, useUnreadAbout } from './unread-about.tsx';
export { TALK_ID } from '../talk-id.ts';
export { TalkPanel } from './talk-panel.tsx';

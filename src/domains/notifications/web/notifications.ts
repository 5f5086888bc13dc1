/** What the shell may use of notifications: the bell, and what a session that begins loads. */
export { Bell } from './bell.tsx';
export { UNREAD } from './use-unread.ts';

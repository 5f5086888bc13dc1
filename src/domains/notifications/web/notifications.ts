/** What the shell uses of notifications: the bell, and what a new session loads. */
export { Bell } from './public-bell.tsx';
export { UNREAD } from './use-unread.ts';

/** What the shell uses of notifications: the bell, what an open page reads, and what a new session loads. */
export { Bell } from './public-bell.tsx';
export { UNREAD } from './use-unread.ts';
export { ReadHere } from './read-here.ts';

/** What other parts of the web side may use of accounts: the session, signing out, and why the guard led here. */
export { initialise, refreshMe, takeRecord, useSession, type Session } from './session.ts';
export { GuardNote } from './guard-note.tsx';
export { useSignOut } from './use-sign-out.ts';

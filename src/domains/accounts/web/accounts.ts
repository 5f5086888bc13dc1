/** What other parts of the web side may use of accounts: the session, signing out, the guard, and forms' return path. */
export { guardNavigation } from './guard-navigation.ts';
export { initialise, refreshMe, takeRecord, useSession, type Session } from './session.ts';
export { GuardNote } from './guard-note.tsx';
export { sessionScript } from './token-storage.ts';
export { useSignOut } from './use-sign-out.ts';

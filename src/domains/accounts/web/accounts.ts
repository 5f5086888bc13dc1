/** What other web code may use of accounts: the session, signing out, and why the guard redirected here. */
export { CodeForm } from './code-form.tsx';
export { askToConfirm } from './confirm-identity.ts';
export { clearSession, initialise, refreshMe, takeRecord, useSession, type Session } from './session.ts';
export { standingOf } from './standing.ts';
export { NotNow } from './not-now.tsx';
export { listenToSession } from './session-listeners.ts';
export { ForSide } from './for-side.tsx';
export { GuardNote } from './guard-note.tsx';
export { PersonLink } from './admin/person-link.tsx';
export { ReasonDialog } from './admin/reason-dialog.tsx';
export { useIsOpen, useStaffRoles } from './use-staff-roles.ts';
export { useIsAtWork } from './use-is-at-work.ts';
export { useOwnTopic } from './use-own-topic.ts';
export { useSignOut } from './use-sign-out.ts';

/** What other parts of the web side may use of accounts: the session, signing out, and why the guard led here. */
export { askToConfirm } from './confirm-identity.ts';
export { clearSession, initialise, refreshMe, takeRecord, useSession, type Session } from './session.ts';
export { listenToSession } from './session-listeners.ts';
export { GuardNote } from './guard-note.tsx';
export { SecuritySettings } from './lazy-security-settings.tsx';
export { ReasonDialog } from './admin/reason-dialog.tsx';
export { PersonLink } from './admin/person-link.tsx';
export { useIsOpen, useStaffRoles } from './use-staff-roles.ts';
export { SettingsTrail } from './settings-trail.tsx';
export { useSignOut } from './use-sign-out.ts';
export { useWait } from './use-wait.ts';

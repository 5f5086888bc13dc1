import { isOpenTo, type StaffRole } from '#kit/staff.ts';
import { useSession } from './session-store.ts';

const NONE: readonly StaffRole[] = [];

/** What the person who is signed in does here. The server judges every call; this only shows what it would open. */
export const useStaffRoles = (): readonly StaffRole[] => useSession((session) => session.me?.staff_roles ?? NONE);

export const useIsOpen = (named: readonly StaffRole[]): boolean => isOpenTo(useStaffRoles(), named);

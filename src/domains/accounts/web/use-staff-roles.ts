import { isOpenTo, type StaffRole } from '#kit/staff.ts';
import { useSession } from './session-store.ts';

const NONE: readonly StaffRole[] = [];

/** The signed-in person's staff roles. The server checks every call; this only decides what is shown. */
export const useStaffRoles = (): readonly StaffRole[] => useSession((session) => session.me?.staff_roles ?? NONE);

export const useIsOpen = (named: readonly StaffRole[]): boolean => isOpenTo(useStaffRoles(), named);

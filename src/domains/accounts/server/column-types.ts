import type { Role } from '#kit/actor.ts';
import type { StaffRole } from '#kit/staff.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'gate_standing.role': Role;
    'gate_standing.staff_roles': StaffRole[];
  }
}

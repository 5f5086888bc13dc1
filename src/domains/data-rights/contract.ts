/** Exporting one's data, deleting the account, and changing role. */
import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { command, query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { idShape } from '#kit/id-shape.ts';

const instant = z.iso.datetime();

export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'gone'] as const;

const exportShape = z.object({
  id: z.string(),
  state: z.enum(EXPORT_STATES),
  parts_done: z.int(),
  /** Zero until it is known. */
  parts: z.int(),
  bytes: z.nullable(z.int()),
  asked_at: instant,
  ready_at: z.nullable(instant),
  expires_at: z.nullable(instant),
});
export type ExportState = z.output<typeof exportShape>;

export const dataExports = query({
  path: '/api/user/data-exports',
  summary: 'Lists your latest data exports, with the progress of the one in the making.',
  access: 'signed-in',
  data: z.object({ items: z.array(exportShape) }),
  errors: [],
  limit: 'read',
  whileClosing: true,
});

export const askForExport = command({
  method: 'POST',
  path: '/api/user/data-exports',
  summary: 'Starts an export of all your data. One at a time.',
  access: 'signed-in',
  body: z.object({}),
  data: exportShape,
  said: 'We’re preparing your export.',
  status: 202,
  errors: ['wrong_state'],
  limit: 'sendCode',
  repeat: 'key',
  whileClosing: true,
  fresh: true,
});

export const downloadExport = query({
  path: '/api/user/data-exports/:export_id/file',
  summary: 'Downloads the export, a ZIP archive. Only you can, for 7 days.',
  access: 'signed-in',
  params: z.object({ export_id: idShape }),
  /** The answer is the file. */
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
  whileClosing: true,
  fresh: true,
});

/** Something that has to be settled first, in words, with the screen to do it. */
const dutyShape = z.object({
  /** What it is about; domains add their own. */
  kind: z.string(),
  words: z.string(),
  amount: z.nullable(moneyShape),
  path: z.string(),
});
export type Duty = z.output<typeof dutyShape>;

const leavingShape = z.object({
  state: z.enum(['open', 'closing']),
  /** When the account is emptied, while it is closing. */
  erases_at: z.nullable(instant),
  undo_days: z.int(),
  blocked_by: z.array(dutyShape),
  /** What has to be typed to confirm. */
  username: z.string(),
});

export const leaving = query({
  path: '/api/user/leaving',
  summary: 'Returns whether your account can be deleted, what you need to do first, and the deletion date.',
  access: 'signed-in',
  data: leavingShape,
  errors: [],
  limit: 'read',
  whileClosing: true,
});

export const leave = command({
  method: 'POST',
  path: '/api/user/leaving',
  summary: 'Schedules the deletion of your account in 14 days and signs you out on all devices.',
  access: 'signed-in',
  body: z.object({ username: z.string().check(z.maxLength(60)) }),
  data: z.object({ erases_at: instant }),
  said: 'Your account will be deleted.',
  errors: ['wrong_state', 'forbidden'],
  limit: 'tryCode',
  repeat: 'natural',
  fresh: true,
  changesStanding: true,
});

export const stay = command({
  method: 'DELETE',
  path: '/api/user/leaving',
  summary: 'Cancels the deletion of your account and restores everything.',
  access: 'signed-in',
  data: leavingShape,
  said: 'Your account won’t be deleted.',
  errors: [],
  limit: 'write',
  repeat: 'natural',
  whileClosing: true,
  changesStanding: true,
});

const choiceShape = z.object({
  role: z.enum(ROLES),
  /** What onboarding still asks for after the change. */
  missing: z.array(z.enum(['skills', 'bio', 'industries', 'subindustries', 'company_name'])),
  /** Services that would be taken off the lists. */
  pauses_services: z.int(),
  /** Empty when the change can be made now. */
  blocked_by: z.array(dutyShape),
  /** Open, but not blocking the change. */
  open_duties: z.array(dutyShape),
});
export type RoleChoice = z.output<typeof choiceShape>;

const roleState = z.object({ role: z.enum(ROLES), choices: z.array(choiceShape) });

export const roleChoices = query({
  path: '/api/user/role',
  summary: 'Returns your role, and what switching to each other role would change.',
  access: 'verified',
  data: roleState,
  errors: [],
  limit: 'read',
});

export const switchRole = command({
  method: 'POST',
  path: '/api/user/role',
  summary: 'Changes your role. Not possible while you have open orders that only your current role can finish.',
  access: 'verified',
  body: z.object({ role: z.enum(ROLES) }),
  data: z.object({ role: z.enum(ROLES), onboarded: z.boolean(), paused_services: z.int() }),
  said: 'Role changed.',
  errors: ['wrong_state', 'forbidden'],
  limit: 'write',
  repeat: 'natural',
  changesStanding: true,
});

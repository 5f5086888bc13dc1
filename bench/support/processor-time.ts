import { readFileSync } from 'node:fs';

/** What `getconf CLK_TCK` says on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;
/** Counted after the name in brackets, which may hold spaces: user and system time. */
const [USER, SYSTEM] = [11, 12];

/** Processor time of a process since its start. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[USER]) + Number(fields[SYSTEM])) * 1_000) / TICKS_A_SECOND;
}

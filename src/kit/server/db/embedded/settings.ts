import os from 'node:os';
import process from 'node:process';

/** A value of postgresql.conf; given on the command line, so it wins over anything in the data folder. */
export type Settings = Readonly<Record<string, string | number>>;

/**
 * After a crash everything in the data folder is made sure to be on the disk before the log is replayed. File by file
 * that waits for the disk two thousand times (seconds where it is busy); a Linux that reports what then fails, 5.8 and
 * later, does the same for the whole file system in one call.
 */
function beforeRecovery(): Settings {
  const [major = 0, minor = 0] = os.release().split('.').map(Number);
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
    ? { recovery_init_sync_method: 'syncfs' }
    : {};
}

/** Releases older than these refuse to start with settings they do not know. */
const SINCE: Readonly<Record<string, number>> = { io_workers: 18 };

export const settingsFor = (major: number, settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => major >= (SINCE[name] ?? 0)));

/** For one app on a small machine (two cores, little memory); a larger one has its own server and DATABASE_URL. */
export const SETTINGS: Settings = {
  // DB-1: what was acknowledged survives a power cut.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // The app's pool, the relay's, the queue's, the tools', and PostgreSQL's own reserve.
  max_connections: 60,
  // One core answers a page; parallel workers would take the other core from the app.
  max_parallel_workers_per_gather: 0,
  max_worker_processes: 4,
  autovacuum_max_workers: 2,
  io_workers: 1,
  jit: 'off',
  random_page_cost: 1.1,
  // No replicas. The level and one slot are for `npm run backup`, which copies files while people work.
  wal_level: 'replica',
  max_wal_senders: 0,
  max_replication_slots: 1,
  max_logical_replication_workers: 0,
  max_wal_size: '1GB',
  ...beforeRecovery(),
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Details and statements hold people's data, which does not belong in a log (LOG-1).
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

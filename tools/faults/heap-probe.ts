/**
 * Loaded into the product by the soak test alone, before anything else: records the memory left after a garbage
 * collection.
 */
import { appendFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env['HEAP_PROBE_FILE'] ?? '';
const everyMs = Number(process.env['HEAP_PROBE_MS']);

export interface HeapNote {
  readonly atMs: number;
  readonly heapMb: number;
  readonly outsideMb: number;
  /** How many of each kind keep the process alive: sockets, timers, files. */
  readonly resources: Readonly<Record<string, number>>;
}

setInterval(() => {
  (globalThis as unknown as { gc(): void }).gc();
  const { heapUsed, external } = process.memoryUsage();
  const resources: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  const note: HeapNote = { atMs: Date.now(), heapMb: heapUsed / 1_048_576, outsideMb: external / 1_048_576, resources };
  appendFileSync(file, `${JSON.stringify(note)}\n`);
}, everyMs).unref();

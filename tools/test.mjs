// `npm test` and `npm run test:long`, from a bare clone on any Node from 20: installs what is missing, then goes on
// under Node 24.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, findNode, ROOT } from './toolchain.mjs';

try {
  await ensureInstalled({ withTests: true });
  const node = findNode();
  const isLong = process.argv[2] === '--long';
  // Reports of this run only: a crash cannot be read as an earlier success.
  rmSync(path.join(ROOT, '.cache/reports'), { recursive: true, force: true });
  const tools = [path.dirname(node), path.join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter);
  // The gate starts some hundred processes of our own code: each would compile it again.
  const env = {
    ...process.env,
    PATH: tools,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, '.cache/compiled'),
  };
  const script = isLong ? ['tools/test-long.ts', ...process.argv.slice(3)] : ['tools/gate.ts'];
  const ran = spawnSync(node, script, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env });
  if (ran.error) throw ran.error;
  process.exitCode = ran.status ?? 1;
  if (ran.status === null) console.log(`\nThe tests were ended by ${ran.signal}.\n0 passed, 1 failed`);
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}

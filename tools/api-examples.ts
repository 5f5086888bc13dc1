/**
 * `npm run api:examples`: makes every call once in a throw-away database and writes what was asked and answered into each
 * domain's `api-examples.json`. An entry stays while it is true; delete it, or the file, to have it made again.
 */
import { ROOT, runStep } from './run-step.ts';

const { ok, output } = await runStep({
  name: 'every call',
  command: 'vitest',
  args: ['run', 'src/app/server/every-call.test.ts', '--root', ROOT],
  env: { API_EXAMPLES: 'write' },
});
console.log(ok ? 'Written.' : output);
process.exitCode = ok ? 0 : 1;

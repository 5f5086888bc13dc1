/**
 * `npm run plant -- COUNT [FOLDER]`: a made-up market of so many services in FOLDER/COUNT (default bench/data), to look
 * at and to measure. 100,000 take two and a half minutes on two quiet cores.
 */
import { INSTANCE_KEY } from './support/instance.ts';
import { openMarket } from './support/market.ts';

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
const [given = '', folder = 'bench/data'] = process.argv.slice(2);
const count = Number(given);
if (!Number.isSafeInteger(count) || count < 1) {
  process.stderr.write('Say how many services: npm run plant -- 1000000\n');
  process.exit(1);
}

const instance = await openMarket({ count, folder, say });
await instance.stop(true);
say(`Look at it: DATA_DIR=${folder}/${count} INSTANCE_KEY='${INSTANCE_KEY}' DEMO=off npm start`);
say(`Measure it: BENCH_DATA=${folder} BENCH_SERVICES=${count} npm run bench -- search`);

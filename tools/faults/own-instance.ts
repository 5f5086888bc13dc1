import { openDatabase, type Database } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { launch, untilReady, type Product } from '../../e2e/support/product.ts';
import type { Ground } from '../bank/ground.ts';
import { INSTANCE_KEY } from '../bank/set-up.ts';
import { freePort } from '#kit/server/free-port.ts';

/**
 * One product with the database in its own data folder, as `npm start` runs it, and two ways to that database beside
 * it.
 */
export interface OwnInstance {
  /** The running process. */
  product: Product;
  readonly url: string;
  readonly app: Database;
  readonly owner: Database;
  /** Another process on the same folder and port. */
  readonly launchAgain: () => Product;
  /** What its processes have logged as errors: why an answer was a 500. */
  readonly loggedErrors: () => string[];
}

const ERROR = '"level":50';
const errorsIn = (product: Product): string[] =>
  product
    .said()
    .split('\n')
    .filter((line) => line.includes(ERROR));

export async function ownInstance(
  { folder, whenOver }: Ground,
  settings: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<OwnInstance> {
  const dataDir = `${folder}/data`;
  const port = await freePort();
  const products: Product[] = [];
  const launchAgain = (): Product => {
    const launched = launch(dataDir, port, { INSTANCE_KEY, LOG_LEVEL: 'error', ...settings }, flags);
    products.push(launched);
    return launched;
  };
  const product = await untilReady(launchAgain());
  // It is already running: this finds its address, and stops it at the end, no matter who started it.
  const postgres = await startPostgres({ dataDir: `${dataDir}/postgres`, keep: false });
  const app = openDatabase({ connection: postgres.connection, poolSize: 4, role: 'docket_app' });
  const owner = openDatabase({ connection: postgres.connection, poolSize: 2 });
  const instance = {
    product,
    url: product.url,
    app,
    owner,
    launchAgain,
    loggedErrors: () => products.flatMap(errorsIn),
  };
  whenOver(async () => {
    instance.product.kill('SIGTERM');
    await Promise.all([app.end(), owner.end(), instance.product.ended]);
    await postgres.stop();
  });
  return instance;
}

import { openDatabase, type Database } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { freePort, launch, untilReady, type Product } from '../../e2e/support/product.ts';
import type { Ground } from '../bank/ground.ts';
import { INSTANCE_KEY } from '../bank/set-up.ts';

/** One product with the database in its own data folder, as `npm start` runs it, and two ways to that database beside it. */
export interface OwnInstance {
  /** The process that runs now. */
  product: Product;
  readonly url: string;
  readonly app: Database;
  readonly owner: Database;
  /** Another process on the same folder and port. */
  readonly launchAgain: () => Product;
}

export async function ownInstance(
  { folder, whenOver }: Ground,
  settings: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<OwnInstance> {
  const dataDir = `${folder}/data`;
  const port = await freePort();
  const launchAgain = (): Product => launch(dataDir, port, { INSTANCE_KEY, LOG_LEVEL: 'error', ...settings }, flags);
  const product = await untilReady(launchAgain());
  // It runs already: this asks where, and at the end stops it whoever started it last.
  const postgres = await startPostgres({ dataDir: `${dataDir}/postgres`, keep: false });
  const app = openDatabase({ connection: postgres.connection, poolSize: 4, role: 'docket_app' });
  const owner = openDatabase({ connection: postgres.connection, poolSize: 2 });
  const instance = { product, url: product.url, app, owner, launchAgain };
  whenOver(async () => {
    instance.product.kill('SIGTERM');
    await Promise.all([app.end(), owner.end(), instance.product.ended]);
    await postgres.stop();
  });
  return instance;
}

import { startApp } from './app.ts';

/**
 * One product for the whole run. With DOCKET_URL set, the end-to-end tests run against that one instead; with
 * DOCKET_PRODUCTS, `URL,DATA_FOLDER URL,DATA_FOLDER …`, each worker against its own.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['DOCKET_URL'] !== undefined || process.env['DOCKET_PRODUCTS'] !== undefined) return async () => {};
  const app = await startApp();
  process.env['DOCKET_URL'] = app.url;
  process.env['DOCKET_DATA_DIR'] = app.dataDir;
  return app.stop;
}

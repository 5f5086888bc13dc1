import { startApp } from './app.ts';

/** One product for the whole run. With DOCKET_URL set, the end-to-end tests run against that one instead. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['DOCKET_URL'] !== undefined) return async () => {};
  const app = await startApp();
  process.env['DOCKET_URL'] = app.url;
  process.env['DOCKET_DATA_DIR'] = app.dataDir;
  return app.stop;
}

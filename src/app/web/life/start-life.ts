import { watchBuild } from './build-watch.ts';
import { guardReloads } from './missing-chunk.ts';
import { registerWorker } from './register-worker.ts';

/** Fetched once the page is complete, so that it is no part of what a first page costs. */
export function startLife(): void {
  guardReloads();
  watchBuild(registerWorker());
  document.documentElement.dataset['life'] = 'on';
}

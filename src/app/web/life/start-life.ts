import { watchBuild } from './build-watch.ts';
import { guardReloads } from './missing-chunk.ts';
import { registerWorker } from './register-worker.ts';

/** Loaded once the page is complete, so that it does not delay the first page. */
export function startLife(): void {
  guardReloads();
  watchBuild(registerWorker());
  document.documentElement.dataset['life'] = 'on';
}

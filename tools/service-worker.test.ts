import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offlinePage } from './service-worker.ts';

test('the offline page allows exactly the script it carries', () => {
  const page = offlinePage(readFileSync('src/app/web/service-worker/offline.html', 'utf8'), '/assets/styles-x.css');
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(script).toContain('online');
  expect(page).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(page).toContain('href="/assets/styles-x.css"');
  expect(page).not.toContain('{{');
});

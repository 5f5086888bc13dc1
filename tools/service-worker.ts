import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { themeScript } from '../src/design/public/theme-script.ts';

/**
 * What a built app needs beside its pages: /build.json, which pages ask whether they are still the newest; /sw.js; and
 * the one page the worker shows without a connection.
 */
const SOURCES = 'src/app/web/service-worker';
/** A device says that it is online before its requests arrive again, so the page also looks for itself. */
const BACK_ONLINE =
  "addEventListener('online',()=>location.reload());setInterval(()=>navigator.onLine&&fetch('/build.json',{cache:'no-store'}).then((answer)=>answer.ok&&location.reload(),()=>0),2000)";

/** The only file of that kind; anything else means that the build has changed. */
function only(client: string, pattern: string): string {
  const found = globSync(pattern, { cwd: client });
  const [file] = found;
  if (file === undefined || found.length > 1)
    throw new Error(`expected one ${pattern} in the build, found ${found.length}`);
  return `/${file.split(path.sep).join('/')}`;
}

/** The page names its one script by hash, exactly as it is between its tags: nothing else runs there. */
export function offlinePage(template: string, css: string): string {
  const page = template.replace('{{css}}', css).replace('{{script}}', () => `${themeScript};${BACK_ONLINE}`);
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  return page.replace('{{script-hash}}', `sha256-${createHash('sha256').update(script).digest('base64')}`);
}

/** `version` is the build's: it changes with any file that browsers load. */
export async function writeServiceWorker(root: string, client: string, version: string): Promise<void> {
  const css = only(client, 'assets/styles-*.css');
  const fonts = ['assets/instrument-sans-*.woff2', 'assets/bricolage-grotesque-*.woff2'].flatMap((pattern) =>
    globSync(pattern, { cwd: client })
      .filter((name) => !name.includes('-ext-'))
      .map((name) => `/${name.split(path.sep).join('/')}`),
  );
  const source = path.join(root, SOURCES, 'worker.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const built = `const BUILD=${JSON.stringify({ version, shell: ['/offline.html', '/favicon.svg', css, ...fonts] })};\n${code}`;
  writeFileSync(path.join(client, 'sw.js'), (await minify('sw.js', built)).code);
  writeFileSync(
    path.join(client, 'offline.html'),
    offlinePage(readFileSync(path.join(root, SOURCES, 'offline.html'), 'utf8'), css),
  );
  writeFileSync(path.join(client, 'build.json'), `${JSON.stringify({ version })}\n`);
}

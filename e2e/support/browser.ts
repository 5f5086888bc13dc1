import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface Browser {
  readonly executablePath: string;
  /** The environment that the process needs beside ours to load its libraries and find a font. */
  readonly env: Readonly<Record<string, string>>;
}

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--font-render-hinting=none',
];

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isRunnable);

/** Null when the browser starts far enough to say its version, else what it said instead. */
function complaint(browser: Browser): string | null {
  const tried = spawnSync(browser.executablePath, ['--no-sandbox', '--version'], {
    env: { ...process.env, ...browser.env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  if (tried.status === 0) return null;
  return tried.stderr?.trim().split('\n')[0] || tried.error?.message || `it ended with ${tried.status ?? tried.signal}`;
}

/** The files of an uncompressed tar archive: enough of the format for archives of plain files. */
function* untar(archive: Buffer): Generator<{ name: string; content: Buffer; mode: number }> {
  for (let at = 0; at + 512 <= archive.length;) {
    const field = (start: number, length: number): string =>
      archive.toString('latin1', at + start, at + start + length).replace(/\0.*$/s, '');
    const name = path.posix.join(field(345, 155), field(0, 100));
    if (field(0, 100) === '') return;
    const size = Number.parseInt(field(124, 12), 8) || 0;
    if (field(156, 1) === '0' || field(156, 1) === '')
      yield { name, content: archive.subarray(at + 512, at + 512 + size), mode: Number.parseInt(field(100, 8), 8) };
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

/**
 * Unpacks the browser that ships inside the npm package, once per version; a run that is killed halfway leaves nothing
 * behind.
 */
function unpackShipped(): string {
  const manifest = path.resolve(
    path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../package.json',
  );
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const target = path.join(tmpdir(), `docket-chromium-${version}-${userInfo().uid}`);
  if (existsSync(target)) return target;
  const bin = path.join(path.dirname(manifest), 'bin');
  const open = (name: string): Buffer => brotliDecompressSync(readFileSync(path.join(bin, name)));
  const draft = mkdtempSync(`${target}.`);
  writeFileSync(path.join(draft, 'chromium'), open('chromium.br'), { mode: 0o755 });
  for (const [archive, folder] of [
    ['al2023.tar.br', 'al2023'],
    ['fonts.tar.br', 'fonts'],
  ] as const)
    for (const { name, content, mode } of untar(open(archive))) {
      const file = path.join(draft, folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content, { mode: mode | 0o400 });
    }
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Someone else unpacked the same version in the meantime: theirs is as good.
    if (!existsSync(target)) throw error;
  }
  return target;
}

function shipped(): Browser {
  const folder = unpackShipped();
  const fonts = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: path.join(folder, 'fonts', existsSync(path.join(folder, 'fonts/fonts.conf')) ? '' : 'fonts') };
  const plain: Browser = { executablePath: path.join(folder, 'chromium'), env: fonts };
  // Machines without libnss3 and libnspr4 lend themselves the copies in the package.
  return complaint(plain) === null
    ? plain
    : { ...plain, env: { ...fonts, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') } };
}

/** In CHROMIUM_PATH: the browser inside the package, whatever is on the path. */
const BUNDLED = 'bundled';

/** CHROMIUM_PATH, then `chromium` on the path, then the browser shipped inside a package. Fails with one sentence. */
export function findBrowser(): Browser {
  const named = process.env['CHROMIUM_PATH'];
  const candidates: readonly (readonly [name: string, find: () => Browser | undefined])[] =
    named === undefined || named === ''
      ? [
          ['chromium on the path', () => system('chromium') ?? system('chromium-browser') ?? system('google-chrome')],
          ['the one inside @sparticuz/chromium', shipped],
        ]
      : [['CHROMIUM_PATH', () => (named === BUNDLED ? shipped() : { executablePath: named, env: {} })]];
  const reasons: string[] = [];
  for (const [name, find] of candidates) {
    try {
      const browser = find();
      const wrong = browser === undefined ? 'not there' : complaint(browser);
      if (browser !== undefined && wrong === null) return browser;
      reasons.push(`${name}: ${wrong}`);
    } catch (error) {
      reasons.push(`${name}: ${(error as Error).message}`);
    }
  }
  throw new Error(
    `No browser can be started, so no page can be tested; set CHROMIUM_PATH to a Chromium (${reasons.join('; ')}).`,
  );
}

/**
 * For CHROMIUM_PATH: the browser that `findBrowser` would not take. Null where the machine has none but the bundled
 * one.
 */
export function secondBrowser(): string | null {
  return system('chromium') === undefined &&
    system('chromium-browser') === undefined &&
    system('google-chrome') === undefined
    ? null
    : BUNDLED;
}

function system(name: string): Browser | undefined {
  const executablePath = onPath(name);
  return executablePath === undefined ? undefined : { executablePath, env: {} };
}

import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '..');
const KEPT_CHARACTERS = 60_000;

export interface Step {
  readonly name: string;
  /** A command of node_modules/.bin, or `node`. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Makes what the others read: they begin when it is over. */
  readonly isFirst?: boolean;
  /** The first group of `pattern` in the output is how many files were looked at; fewer than `files` fails the step. */
  readonly sees?: { readonly pattern: RegExp; readonly files: number };
}

export interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs one step to its end and keeps its output. Never throws: a command that cannot start is a failed step. */
export function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const command = step.command === 'node' ? process.execPath : path.join(ROOT, 'node_modules/.bin', step.command);
  return new Promise((resolve) => {
    let output = '';
    const finish = (ok: boolean): void =>
      resolve({ name: step.name, ok, seconds: (performance.now() - startedAt) / 1000, output });
    const child = spawn(command, step.args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...step.env },
    });
    const hear = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-KEPT_CHARACTERS);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.once('close', (code) => {
      const { sees } = step;
      const seen = sees === undefined ? null : Number(sees.pattern.exec(output)?.[1] ?? 0);
      if (sees === undefined || seen === null || seen >= sees.files) return finish(code === 0);
      output += `It looked at ${seen} files; fewer than ${sees.files} means it looked past the product.\n`;
      return finish(false);
    });
  });
}

export const duration = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;

/**
 * Redocly's recommended rules on the API description, and with `--both` Spectral's `oas` rules as well. Everything is
 * in memory: no connection may be opened, so neither can report anything to anyone (decision 067).
 */
import { Socket } from 'node:net';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { apiGroups } from '#app/server/modules.ts';
import { describeApi } from '#kit/server/http/openapi.ts';

type Description = Record<string, unknown>;

export const ABOUT = { title: 'Docket', url: 'https://docket.test', email: 'support@docket.test' };

/** With fewer operations than this it would be the wrong description. */
const FEWEST_OPERATIONS = 200;

/** Until the function it answers is called: tests of other files may follow in the same process. */
function refuseConnections(): () => void {
  const { connect } = Socket.prototype;
  const { fetch } = globalThis;
  const refuse = (): never => {
    throw new Error('A linter of the API description opened a connection; it must not.');
  };
  Socket.prototype.connect = refuse;
  globalThis.fetch = refuse;
  return () => {
    Socket.prototype.connect = connect;
    globalThis.fetch = fetch;
  };
}

async function redocly(description: Description): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(description), absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  );
}

async function stoplight(description: Description): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const problems = await linter.run(structuredClone(description));
  return problems.map(({ code, message, path: at }) => `spectral ${code}: ${message} (${at.join('/')})`);
}

/** Whatever asks for a connection meanwhile fails. */
export async function withoutConnections<Result>(work: () => Promise<Result>): Promise<Result> {
  const allowAgain = refuseConnections();
  try {
    return await work();
  } finally {
    allowAgain();
  }
}

/** Warnings fail too: a rule that may be ignored is no rule. */
export async function lintApi(description: Description, byBoth = false): Promise<string[]> {
  return withoutConnections(async () => [
    ...(await redocly(description)),
    ...(byBoth ? await stoplight(description) : []),
  ]);
}

export const describedApi = (): Description => describeApi(apiGroups(), ABOUT);

if (process.argv[1] === path.join(import.meta.dirname, 'api-lint.ts')) {
  const description = describedApi();
  const operations = Object.values(description['paths'] as Record<string, object>).flatMap((methods) =>
    Object.keys(methods),
  ).length;
  const problems =
    operations < FEWEST_OPERATIONS
      ? [`Only ${operations} operations were looked at.`]
      : await lintApi(description, process.argv.includes('--both'));
  console.log([...problems, `${problems.length} problems in ${operations} operations`].join('\n'));
  process.exit(problems.length === 0 ? 0 : 1);
}

import { expect, it } from 'vitest';
import { parts } from './parts.ts';

const recorded = () => {
  const lines: string[] = [];
  const reports = {
    failed: (name: string) => lines.push(`${name} failed to stop`),
    slow: (name: string) => lines.push(`${name} is slow`),
  };
  return { said: lines, app: parts(reports, 20) };
};

it('stops what was started, the last first', async () => {
  const { said, app } = recorded();
  expect(
    await app.start(
      'database',
      () => 7,
      (database) => said.push(`database ${database} stopped`),
    ),
  ).toBe(7);
  await app.start(
    'queue',
    async () => 'q',
    async () => said.push('queue stopped'),
  );
  await app.stop();
  await app.stop();
  expect(said).toEqual(['queue stopped', 'database 7 stopped']);
});

it('stops what was started before a part that fails to start, and not that part', async () => {
  const { said, app } = recorded();
  await app.start(
    'database',
    () => 1,
    () => said.push('database stopped'),
  );
  const failing = app.start(
    'queue',
    () => Promise.reject(new Error('no room')),
    () => said.push('queue stopped'),
  );
  await expect(failing).rejects.toThrow('no room');
  await app.stop();
  expect(said).toEqual(['database stopped']);
});

it('stops the others when one cannot be stopped, and says which', async () => {
  const { said, app } = recorded();
  await app.start(
    'database',
    () => 1,
    () => said.push('database stopped'),
  );
  await app.start(
    'queue',
    () => 1,
    () => Promise.reject(new Error('stuck')),
  );
  await app.stop();
  expect(said).toEqual(['queue failed to stop', 'database stopped']);
});

it('names a part that takes long to start, until it has', async () => {
  const { said, app } = recorded();
  await app.start('queue', () => new Promise((resolve) => setTimeout(resolve, 50)));
  const named = said.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(new Set(said)).toEqual(new Set(['queue is slow']));
  expect(said).toHaveLength(named);
});

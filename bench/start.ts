import { figure, median, type Figure } from './figure.ts';
import { startInstance, temporaryFolder } from './support/instance.ts';

const WARM_STARTS = 3;

/** From the start to the first answered page: with an empty folder, with the demo world planted, and warm. */
export async function startBench(say: (line: string) => void): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const cold = await startInstance({ dataDir, demo: true });
  say(`cold start with the demo world: ${cold.startedInMs.toFixed(0)} ms`);
  await cold.stop(true);
  const warm: number[] = [];
  for (let count = 0; count < WARM_STARTS; count += 1) {
    const instance = await startInstance({ dataDir, demo: true });
    warm.push(instance.startedInMs);
    say(`warm start: ${instance.startedInMs.toFixed(0)} ms`);
    await instance.stop(count < WARM_STARTS - 1);
  }
  return [
    figure('cold start, database made and demo world planted', cold.startedInMs / 1_000, null, 'lower', 's'),
    figure('warm start to the first answered page', median(warm) / 1_000, 3, 'lower', 's'),
  ];
}

import { surprises, tally, type World } from './commands.ts';
import { pick } from './operations.ts';

/** Runs this many clients at once, each with one operation after the other, until told to stop. */
export async function keepBusy(world: World, clients: number, isEnough: () => boolean): Promise<void> {
  const client = async (): Promise<void> => {
    while (!isEnough()) {
      tally.operations += 1;
      const { name, run } = pick();
      await run(world).catch((error: Error) => void surprises.push(`${name}: ${error.message}`));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

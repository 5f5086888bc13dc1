import { expect, test } from '@playwright/test';
import { isAlive } from '#kit/server/db/embedded/postmaster.ts';
import {
  books,
  expectNothingLostNothingTwice,
  onOneProduct,
  scene,
  startAgain,
  streamOfWishes,
} from './support/order-stream.ts';
import { postmasterOf } from './support/product.ts';

/** The one crash of `npm test`; the others are in faults.long.spec.ts. */
onOneProduct();

test('kill -9 of the app in the middle of orders: everything acknowledged is there once', async () => {
  const before = await books();
  const database = postmasterOf(scene.dataDir);
  const stream = streamOfWishes();
  await stream.isFlowing();
  scene.product.kill('SIGKILL');
  expect(await scene.product.ended).toBe('SIGKILL');
  expect(database !== null && isAlive(database)).toBe(true);
  await startAgain();
  await stream.stop();
  expect(stream.made.some((wish) => wish.heard[0]?.status === 0)).toBe(true);
  await expectNothingLostNothingTwice(stream.made, before);
});

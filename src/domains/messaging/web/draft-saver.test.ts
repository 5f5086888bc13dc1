import { expect, test } from 'vitest';
import type { MessageDraft } from '../draft-contract.ts';
import { draftSaver, type DraftSave } from './draft-saver.ts';

/** A server that answers when it is told to, as the statement of drafts does. */
function slowServer(first: MessageDraft) {
  let draft = first;
  const received: DraftSave[] = [];
  const answers: (() => void)[] = [];
  const send = (save: DraftSave): Promise<MessageDraft> => {
    received.push(save);
    const before = save.drops_replaced === true ? null : draft.replaced;
    const unseen = draft.version !== save.base && draft.text !== '' && draft.text !== save.text ? draft.text : null;
    draft = { text: save.text, version: draft.version + 1, replaced: unseen ?? before };
    const answer = draft;
    return new Promise((resolve) => answers.push(() => resolve(answer)));
  };
  const answerNext = async (): Promise<void> => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.();
  };
  return { send, received, answerNext, now: () => draft };
}

test('text that is cleared while it is being saved is not another device’s', async () => {
  const server = slowServer({ text: '', version: 4, replaced: null });
  const saver = draftSaver(server.send);
  saver.writtenOn(4);
  let text = 'Shall we talk on Monday?';
  const first = saver.save(() => text);
  await expect.poll(() => server.received.length).toBe(1);
  text = '';
  const second = saver.save(() => text);
  await server.answerNext();
  await first;
  await server.answerNext();
  expect(await second).toEqual({ text: '', version: 6, replaced: null });
  expect(server.received.map((save) => save.base)).toEqual([4, 5]);
});

test('what was discarded is not brought back by a slow answer, nor by the next screen', async () => {
  const server = slowServer({ text: 'At the desk', version: 4, replaced: 'On the phone' });
  const saver = draftSaver(server.send);
  saver.writtenOn(4);
  const typed = saver.save(() => 'At the desk, later');
  await expect.poll(() => server.received.length).toBe(1);
  saver.dropReplaced();
  const discard = saver.save(() => 'At the desk, later');
  const nextScreen = saver.read(async () => server.now());
  await server.answerNext();
  expect((await typed).replaced).toBeNull();
  await server.answerNext();
  expect((await discard).replaced).toBeNull();
  expect(await nextScreen).toEqual({ text: 'At the desk, later', version: 6, replaced: null });
  expect(server.received.map((save) => save.drops_replaced)).toEqual([undefined, true]);
});

test('a discard that did not reach the server goes with the next save', async () => {
  const received: DraftSave[] = [];
  const saver = draftSaver(async (save) => {
    received.push(save);
    if (received.length === 1) throw new Error('no connection');
    return { text: save.text, version: 5, replaced: null };
  });
  saver.dropReplaced();
  await expect(saver.save(() => '')).rejects.toThrow('no connection');
  expect((await saver.read(async () => ({ text: '', version: 4, replaced: 'On the phone' }))).replaced).toBeNull();
  await saver.save(() => 'Next');
  expect(received.map((save) => save.drops_replaced)).toEqual([true, true]);
  expect(saver.isDropping()).toBe(false);
});

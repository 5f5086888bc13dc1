import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { Reader } from '#kit/server/http/answer-counter.ts';
import { answerFeedback } from '../contract.ts';
import { countFeedback } from './answer-feedback.ts';
import { publishFirstTexts } from './first-texts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await publishFirstTexts(app.context);
});
afterAll(() => app.close());

const ANSWER = 'where-does-a-refund-go';
const PERSON: Reader = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', referrer: '', isAhead: false };
const say = (helpful: boolean, answer = ANSWER) =>
  app.send('POST', '/api/page-feedback', { body: { page: 'faq', answer, helpful } });
const feedback = async () =>
  (
    await app.must<{ feedback: { anchor: string; helpful: number; unhelpful: number }[] }>(
      'GET',
      '/api/admin/pages/faq',
      { as: 'operator' },
    )
  ).feedback;

test('sums of two processes add up, come first where they did not help, and robots do not count', async () => {
  const processes = [countFeedback(app.context), countFeedback(app.context)];
  const counts = processes.map((process) => process.ofCall(answerFeedback));
  const hear = async (processIndex: number, helpful: boolean, reader = PERSON): Promise<void> => {
    const body = { page: 'faq', answer: ANSWER, helpful };
    const answer = await say(helpful);
    expect(answer.status).toBe(200);
    counts[processIndex]?.(body, () => JSON.stringify(answer.body), reader);
  };
  await hear(0, true);
  await hear(0, false);
  await hear(1, false);
  await hear(1, false, { ...PERSON, userAgent: 'Googlebot/2.1' });
  expect((await feedback()).every((entry) => entry.helpful + entry.unhelpful === 0)).toBe(true);
  await Promise.all(processes.map((process) => process.flush()));
  await Promise.all(processes.map((process) => process.flush()));
  expect((await feedback())[0]).toMatchObject({ anchor: ANSWER, helpful: 1, unhelpful: 2 });
});

test('an answer that is not on the page can’t be judged', async () => {
  expect((await say(true, 'made-up')).status).toBe(404);
});

import { expect, it } from 'vitest';
import { LostAnswer, openAnswers, type Message } from './answers.ts';

it('answers what was asked, and loses what ended with its page or its browser', async () => {
  const posted: Message[] = [];
  const answers = openAnswers((message) => void posted.push(message));
  const [first, refused, gone, ofPage, ofBrowser] = [
    answers.ask('Target.getTargets'),
    answers.ask('Page.navigate', { url: '' }),
    answers.ask('Runtime.evaluate', {}, 'one'),
    answers.ask('Runtime.evaluate', {}, 'two'),
    answers.ask('Browser.close'),
  ];
  expect(posted[2]).toEqual({ id: 3, method: 'Runtime.evaluate', params: {}, sessionId: 'one' });
  expect([
    answers.take({ id: 1, result: { targetInfos: [] } }),
    answers.take({ id: 1 }),
    answers.take({ method: 'Page.loadEventFired' }),
  ]).toEqual([true, false, false]);
  expect(await first).toEqual({ targetInfos: [] });
  answers.take({ id: 2, error: { message: 'Cannot navigate to invalid URL' } });
  await expect(refused).rejects.not.toBeInstanceOf(LostAnswer);
  answers.take({ id: 3, error: { message: 'Session with given id not found.' } });
  await expect(gone).rejects.toBeInstanceOf(LostAnswer);
  answers.lose('two', 'the page ended');
  await expect(ofPage).rejects.toThrow('the page ended');
  answers.lose(null, 'the browser ended');
  await expect(ofBrowser).rejects.toBeInstanceOf(LostAnswer);
  await expect(answers.ask('Target.getTargets')).rejects.toThrow('the browser ended');
});

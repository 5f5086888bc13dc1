import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareInstance } from './prepare-instance.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each([
  [null, 1],
  ['smtp://mail.example.com', 0],
])('an instance of one’s own with SMTP_URL %s says %i times that its emails are not sent', async (smtpUrl, times) => {
  const lines: string[] = [];
  const { config } = app.context;
  await prepareInstance({ ...app.context, config: { ...config, smtpUrl } }, (line) => void lines.push(line));
  expect(lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(times);
});

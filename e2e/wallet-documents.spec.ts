import { formatMoney, money } from '#kit/money.ts';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { extractText, getDocumentProxy } from 'unpdf';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded, FREELANCER } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

/** Clicks a download and gives the saved file with its name. */
async function saved(page: Page, button: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function textOf(pdf: Buffer): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
}

const cents = (amount: string): number => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);

test('a client saves the receipt of what they paid; a freelancer their movements, their year and a proof that holds', async ({
  page,
  anotherPerson,
}, info) => {
  await arriveAs(page, CLIENT.email);
  await page.goto('/user/payment_history?kind=refunded');
  await expectLoaded(page);
  const row = await page.getByRole('table').getByRole('row').nth(1).innerText();
  const [number = 'no number'] = /DK-\w{4}-\w{4}/.exec(row) ?? [];
  const [, returned = 'no amount'] = /\+(\$[\d,.]+)/.exec(row) ?? [];
  const [, fee = 'no fee'] = /(\$[\d,.]+) returned/.exec(row) ?? [];
  const receipt = await saved(page, new RegExp(`^Receipt for ${number}`));
  expect(receipt.name).toBe(`receipt-${number}.pdf`);
  const words = await textOf(receipt.bytes);
  const [, price = '', clientFee = ''] = /package (\$[\d,.]+)\s+Client fee (\$[\d,.]+)/.exec(words) ?? [];
  const netPaid = formatMoney(money(cents(price) + cents(clientFee) - cents(returned), 'USD'));
  for (const phrase of [number, `with ${fee} of the client fee`, `-${returned}`, `Net paid ${netPaid}`])
    expect(words).toContain(phrase);

  const freelancer = await anotherPerson();
  await arriveAs(freelancer, FREELANCER.email);
  await freelancer.goto('/user/transactions_history?in=available');
  await expectLoaded(freelancer);
  const csv = await saved(freelancer, /^Download as CSV/);
  const lines = csv.bytes.toString().trim().split(/\r?\n/).slice(1);
  await expect(freelancer.getByRole('table').getByRole('button', { name: /proof/i })).toHaveCount(lines.length);
  const year = await saved(freelancer, /^Statement of \d{4} as PDF/);
  expect(year.name).toMatch(/^statement-\d{4}\.pdf$/);
  expect(await textOf(year.bytes)).toContain('Service fees');

  const proof = await saved(freelancer, /^Download proof of entry/);
  const file = info.outputPath(proof.name);
  await writeFile(file, proof.bytes);
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tools/verify-proof.mjs',
    file,
    '--site',
    new URL(page.url()).origin,
  ]);
  expect(stdout).toContain('The entry is in the sealed ledger.');
});

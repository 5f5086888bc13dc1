import sharp from 'sharp';
import type { TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import type { ExampleCall } from '#kit/server/example-calls.ts';

/** As small as a logo may be. */
const LOGO = await sharp({ create: { width: 192, height: 192, channels: 4, background: '#1d4ed8' } })
  .png()
  .toBuffer();

const reason = 'Decided at the meeting of the month';
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** The brand as everyone reads it, and as operators set it. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  await app.must('POST', '/api/admin/brand/logo', { as: 'operator', ...multipart('logo', 'logo.png', LOGO) });
  const { version } = await app.must<{ version: string }>('GET', '/api/admin/brand', { as: 'operator' });
  const identity = {
    name: 'Docket',
    support_email: 'help@example.com',
    legal_name: 'Small Ships Ltd',
    legal_address: ['1 Quay Road', 'Harwich'],
    tax_number: null,
  };
  const colors = { primary_light: '#1d4ed8', primary_dark: '#93c5fd', accent: '#fbbf24' };
  const announcement = {
    text: 'Payouts are sent a day later this week.',
    link: '/FAQ',
    link_text: 'Read why',
    starts_at: inDays(0),
    ends_at: inDays(7),
  };
  return {
    'GET /api/brand': { as: null },
    'GET /api/admin/brand': { as: 'operator' },
    'PUT /api/admin/brand/identity': { as: 'operator', body: { version, ...identity, reason } },
    'PUT /api/admin/brand/colors': { as: 'operator', refusedAs: 'wrong_state', body: { version, colors, reason } },
    'POST /api/admin/brand/logo': { as: 'operator', file: { name: 'logo.png', bytes: LOGO } },
    'DELETE /api/admin/brand/logo': { as: 'operator' },
    'PUT /api/admin/brand/announcement': { as: 'operator', body: { announcement, reason } },
    'PUT /api/admin/brand/maintenance': { as: 'operator', body: { maintenance: null, reason } },
    'PUT /api/admin/brand/currency': { as: 'operator', body: { currency: 'USD', reason } },
  };
}

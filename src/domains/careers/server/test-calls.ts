import { ticketForm } from '#domains/support/server/test-calls.ts';
import type { TestApp } from '#app/server/test-app.ts';
import type { ExampleCall } from '#kit/server/example-calls.ts';

export const POSITION = {
  title: 'Support specialist',
  kind: 'full_time',
  place: 'remote',
  location: 'Anywhere in the EU',
  body: 'You answer people who contact us, and tell us what we should mend.\n\n## What you bring\n- Clear writing',
  closes_on: null,
} as const;

export async function drafted(app: TestApp, more: object = {}): Promise<string> {
  return (
    await app.must<{ id: string }>('POST', '/api/admin/careers', { as: 'operator', body: { ...POSITION, ...more } })
  ).id;
}

/** A public position; gives its address. */
export async function openedPosition(app: TestApp, more: object = {}): Promise<{ id: string; slug: string }> {
  const id = await drafted(app, more);
  const { slug } = await app.must<{ slug: string }>('POST', `/api/admin/careers/${id}/open`, { as: 'operator' });
  return { id, slug };
}

export async function application(app: TestApp): Promise<Record<string, unknown>> {
  const { topic: _topic, subject: _subject, ...form } = await ticketForm(app);
  return { ...form, text: 'I answered people at a bank for six years.' };
}

export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const [toRead, toClose] = [await openedPosition(app), await openedPosition(app, { title: 'Designer' })];
  const [toSave, toOpen, toDelete] = [await drafted(app), await drafted(app), await drafted(app)];
  return {
    'GET /api/careers': { as: null },
    'GET /api/careers/:slug': { as: null, params: { slug: toRead.slug } },
    'POST /api/careers/:slug/applications': { as: null, params: { slug: toRead.slug }, body: await application(app) },
    'GET /api/admin/careers': { as: 'operator' },
    'GET /api/admin/careers/:id': { as: 'operator', params: { id: toRead.id } },
    'POST /api/admin/careers': { as: 'operator', body: POSITION },
    'PUT /api/admin/careers/:id': {
      as: 'operator',
      params: { id: toSave },
      body: { ...POSITION, location: 'Anywhere', revision: 1 },
    },
    'POST /api/admin/careers/:id/open': { as: 'operator', params: { id: toOpen } },
    'POST /api/admin/careers/:id/close': {
      as: 'operator',
      params: { id: toClose.id },
      body: { reason: 'We found someone for it' },
    },
    'DELETE /api/admin/careers/:id': { as: 'operator', params: { id: toDelete } },
  };
}

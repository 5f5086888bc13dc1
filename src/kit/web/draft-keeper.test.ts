import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flushDrafts } from './draft-flush.ts';
import { isSecret, keepDraft, type DraftState } from './draft-keeper.ts';
import type { DraftStore, Kept } from './draft-store.ts';
import { isHeld } from './holding.ts';

type Values = Record<string, string>;
const EMPTY: Values = { note: '', password: '' };
const open: { close(): void }[] = [];

function memory(drafts: Record<string, Kept> = {}) {
  const store: DraftStore = {
    read: async (name) => drafts[name] ?? null,
    write: async (name, row) => void (drafts[name] = row),
    drop: async (name) => void delete drafts[name],
  };
  return { kept: drafts, store };
}

async function form({
  kept = {},
  initial = EMPTY,
  named = true,
  once = false,
}: { kept?: Record<string, Kept>; initial?: Values; named?: boolean; once?: boolean } = {}) {
  const { store } = memory(kept);
  const states: DraftState[] = [];
  const shown: Values[] = [];
  const keeper = keepDraft<Values>({
    name: 'f',
    named,
    once,
    initial,
    store,
    restore: (values) => void shown.push(values),
    onState: (state) => void states.push(state),
  });
  open.push(keeper);
  await vi.advanceTimersByTimeAsync(0);
  return {
    keeper,
    kept,
    shown,
    says: () => states.at(-1),
    type: (values: Values) => keeper.changed({ ...initial, ...values }, initial),
  };
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12, 4) }));
afterEach(() => {
  for (const keeper of open.splice(0)) keeper.close();
  vi.useRealTimers();
});

describe('what is typed', () => {
  test('is kept a moment after the last key, and every five seconds while the keys go on', async () => {
    const { type, kept, says } = await form();
    type({ note: 'h' });
    await vi.advanceTimersByTimeAsync(700);
    expect(kept['f']?.values).toEqual({ note: 'h' });
    expect(says()?.savedAt).toBe('2026-11-21T12:04:00.700Z');
    for (let i = 0; i < 13; i += 1) {
      type({ note: 'h'.repeat(i + 2) });
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(kept['f']?.values).not.toEqual({ note: 'h' });
  });

  test('holds reloads back until it is sent', async () => {
    const { type, keeper, kept } = await form();
    expect(isHeld()).toBe(false);
    type({ note: 'hello' });
    expect(isHeld()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    keeper.done();
    expect(isHeld()).toBe(false);
    type({ note: 'hello' });
    expect(isHeld()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept['f']).toBeUndefined();
  });

  test.each([
    ['stays a draft of what was saved', false, { note: 'hello!' }],
    ['is gone where the thing is over once it is sent', true, undefined],
  ])('while it is being sent %s', async (_what, once, left) => {
    const { type, keeper, kept } = await form({ once });
    type({ note: 'hello' });
    await vi.advanceTimersByTimeAsync(1_000);
    type({ note: 'hello!' });
    keeper.sent({ ...EMPTY, note: 'hello!' }, { ...EMPTY, note: 'hello' }, false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([kept['f']?.values, isHeld()]).toEqual([left, !once]);
  });

  test('that is taken back leaves nothing', async () => {
    const { type, kept } = await form();
    type({ note: 'hello' });
    await vi.advanceTimersByTimeAsync(1_000);
    type({ note: '' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kept['f']).toBeUndefined();
    expect(isHeld()).toBe(false);
  });

  test('is written down before the page goes', async () => {
    const { type, kept } = await form();
    type({ note: 'hel' });
    await flushDrafts();
    expect(kept['f']?.values).toEqual({ note: 'hel' });
  });

  test('in a form nobody named is gone once that form is left', async () => {
    const { type, kept, keeper } = await form({ named: false });
    type({ note: 'hel' });
    await flushDrafts();
    expect(kept['f']).toBeDefined();
    keeper.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept['f']).toBeUndefined();
  });
});

describe('a secret', () => {
  test.each([
    'password',
    'new_password',
    'passwordConfirmation',
    'code',
    'totp_code',
    'recovery_code',
    'api_token',
    'iban',
    'card_number',
    'cvc',
    'otp',
  ])('%s is one', (name) => expect(isSecret(name)).toBe(true));
  test.each(['note', 'country_code', 'postal_code', 'first_name', 'company_name', 'description', 'compass', 'pinned'])(
    '%s is none',
    (name) => expect(isSecret(name)).toBe(false),
  );
  test('is never kept, and still not lost to a reload', async () => {
    const { type, kept } = await form();
    type({ password: 'tulips under water' });
    await flushDrafts();
    expect([kept['f'], isHeld()]).toEqual([undefined, true]);
    type({ password: 'tulips under water', note: 'x' });
    await flushDrafts();
    expect(JSON.stringify(kept)).not.toContain('tulips');
  });
});

describe('a draft that waits', () => {
  const row = (change: Partial<Kept> = {}): Record<string, Kept> => ({
    f: { values: { note: 'before' }, base: '{"note":""}', savedAt: Date.UTC(2026, 10, 21, 11, 50), ...change },
  });

  test('is put back, and says so', async () => {
    const { shown, says } = await form({ kept: row() });
    expect(shown).toEqual([{ note: 'before', password: '' }]);
    expect(says()).toMatchObject({ restoredAt: '2026-11-21T11:50:00.000Z', offeredAt: null });
  });

  test('is only offered when what it is about has changed since', async () => {
    const { shown, says, keeper } = await form({ kept: row({ base: '{"note":"older"}' }) });
    expect([shown, says()?.offeredAt]).toEqual([[], '2026-11-21T11:50:00.000Z']);
    keeper.take();
    expect(shown).toEqual([{ note: 'before', password: '' }]);
  });

  test('can be thrown away', async () => {
    const { kept, keeper, shown } = await form({ kept: row() });
    keeper.discard();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown.at(-1), kept['f']]).toEqual([EMPTY, undefined]);
  });

  test('never overwrites what is being typed already', async () => {
    const { store } = memory(row());
    const shown: Values[] = [];
    const keeper = keepDraft<Values>({
      name: 'f',
      named: true,
      initial: EMPTY,
      store,
      restore: (values) => void shown.push(values),
      onState: () => {},
    });
    open.push(keeper);
    keeper.changed({ ...EMPTY, note: 'now' }, EMPTY);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([]);
  });

  test('of a form nobody named is put back for half an hour, and only into the same form', async () => {
    expect((await form({ kept: row(), named: false })).shown).toHaveLength(1);
    for (const change of [{ savedAt: Date.UTC(2026, 10, 21, 11, 30) }, { base: '{"note":"older"}' }]) {
      const { shown, kept } = await form({ kept: row(change), named: false });
      expect([shown, kept['f']]).toEqual([[], undefined]);
    }
  });
});

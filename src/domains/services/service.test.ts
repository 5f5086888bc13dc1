import { describe, expect, test } from 'vitest';
import { tryMove } from '#kit/transitions.ts';
import { mayMove, sellerActions } from './policy.ts';
import { SERVICE_PARTIES, SERVICE_STATES, serviceMoves, type ServiceMove, type ServiceState } from './service.ts';

const names = Object.keys(serviceMoves) as ServiceMove[];

/** Who can do what in which state, written a second time, so that every change to the table is deliberate. */
const expected: Record<string, ServiceState> = {
  'draft submit freelancer': 'pending_review',
  'needs_changes submit freelancer': 'pending_review',
  'pending_review accept system': 'active',
  'pending_review accept operator': 'active',
  'active republish freelancer': 'active',
  'active republish operator': 'active',
  'paused republish freelancer': 'paused',
  'paused republish operator': 'paused',
  'pending_review askChanges operator': 'needs_changes',
  'active askChanges operator': 'needs_changes',
  'paused askChanges operator': 'needs_changes',
  'pending_review deny operator': 'denied',
  'active deny operator': 'denied',
  'paused deny operator': 'denied',
  'needs_changes backToDraft system': 'draft',
  'active pause freelancer': 'paused',
  'active pause system': 'paused',
  'paused resume freelancer': 'active',
  'paused resume system': 'active',
  'active hold operator': 'on_hold',
  'active hold system': 'on_hold',
  'paused hold operator': 'on_hold',
  'paused hold system': 'on_hold',
  'on_hold release operator': 'active',
  'on_hold release system': 'active',
  'on_hold comeBack freelancer': 'active',
  ...Object.fromEntries(
    (['draft', 'pending_review', 'active', 'needs_changes', 'denied', 'paused', 'on_hold'] as const).flatMap(
      (state) => [
        [`${state} archive freelancer`, 'archived'],
        [`${state} archive operator`, 'archived'],
      ],
    ),
  ),
};

describe('the life of a service', () => {
  test('every state, move and party has the expected answer', () => {
    const found: Record<string, ServiceState> = {};
    for (const state of SERVICE_STATES)
      for (const name of names)
        for (const party of SERVICE_PARTIES) {
          const answer = tryMove(serviceMoves, name, state, party);
          if (answer.ok) found[`${state} ${name} ${party}`] = answer.to;
        }
    expect(found).toEqual(expected);
  });

  test('nothing leaves the archive', () => {
    for (const name of names)
      for (const party of SERVICE_PARTIES) expect(mayMove('archived', name, party).ok).toBe(false);
  });

  test('a seller is offered what the calls would accept', () => {
    expect(sellerActions('draft')).toEqual(['publish', 'archive']);
    expect(sellerActions('active')).toEqual(['publish', 'pause', 'archive']);
    expect(sellerActions('paused')).toEqual(['publish', 'resume', 'archive']);
    expect(sellerActions('archived')).toEqual([]);
    expect(sellerActions('on_hold', 'staff')).toEqual(['archive']);
    expect(sellerActions('on_hold', 'absence').toSorted()).toEqual(['archive', 'resume']);
    expect(mayMove('draft', 'pause', 'freelancer')).toEqual({
      ok: false,
      code: 'wrong_state',
      why: 'This service is a draft.',
    });
    expect(mayMove('pending_review', 'accept', 'freelancer')).toMatchObject({ ok: false, code: 'forbidden' });
  });
});

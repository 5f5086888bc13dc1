import { describe, expect, test } from 'vitest';
import { excerptOf, MESSAGE_LIMITS, pairOf, standingOf, whyNotChange, whyNotWrite, type Writing } from './message.ts';

const open: Writing = { standing: 'open', sent: 50, blockedByMe: false, blockedByOther: false, otherLeft: false };
const at = new Date('2026-11-24T10:00:00Z');
const minutes = (n: number) => new Date(at.getTime() + n * 60_000);

describe('who may write', () => {
  test('a conversation is a request until the other side answers', () => {
    expect(standingOf({ askedBy: 'ana', answeredAt: null }, 'ana')).toBe('request_sent');
    expect(standingOf({ askedBy: 'ana', answeredAt: null }, 'ben')).toBe('request_received');
    expect(standingOf({ askedBy: 'ana', answeredAt: at }, 'ana')).toBe('open');
    expect(standingOf({ askedBy: null, answeredAt: at }, 'ben')).toBe('open');
  });
  test('a stranger writes three messages and then waits', () => {
    expect(whyNotWrite({ ...open, standing: 'request_sent', sent: 2 })).toBeNull();
    expect(whyNotWrite({ ...open, standing: 'request_sent', sent: 3 })).toContain('once they answer');
    expect(whyNotWrite({ ...open, standing: 'request_received', sent: 0 })).toBeNull();
    expect(whyNotWrite(open)).toBeNull();
  });
  test('blocks stop both directions, and say who can end them', () => {
    expect(whyNotWrite({ ...open, blockedByMe: true })).toContain('Unblock');
    expect(whyNotWrite({ ...open, blockedByOther: true })).toContain('doesn’t accept messages');
    expect(whyNotWrite({ ...open, otherLeft: true })).toContain('still read');
  });
});

describe('changing a message', () => {
  const mine = { authorId: 'ana', sentAt: at, deletedAt: null };
  test('its author may for 15 minutes, to the instant', () => {
    expect(whyNotChange(mine, 'ana', minutes(14.99))).toBeNull();
    expect(whyNotChange(mine, 'ana', minutes(15))).toContain('15 minutes');
  });
  test('nobody else may, and not once it is deleted', () => {
    expect(whyNotChange(mine, 'ben', minutes(1))).toContain('Only the person who wrote');
    expect(whyNotChange({ ...mine, deletedAt: minutes(1) }, 'ana', minutes(2))).toContain('was deleted');
  });
});

test('a pair is the same, no matter who begins', () => {
  expect(pairOf('b', 'a')).toEqual(pairOf('a', 'b'));
});

test('an excerpt is one line, cut between words, and never inside a character', () => {
  expect(excerptOf('Hello\n\n  there')).toBe('Hello there');
  expect(excerptOf('boats '.repeat(100))).toMatch(/^(boats )+boats…$/);
  const faces = excerptOf(`x${'😀'.repeat(200)}`);
  expect(faces.isWellFormed()).toBe(true);
  expect(faces.length).toBeLessThanOrEqual(MESSAGE_LIMITS.excerpt + 1);
});

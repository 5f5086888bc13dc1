import { expect, test } from 'vitest';
import { redressOfAuthor, statementOfReasons, whyNotDecide } from './notice.ts';

test('what is removed needs a ground, what stays does not', () => {
  expect(whyNotDecide({ decision: 'removed', ground: 'none' })).not.toBeNull();
  expect(whyNotDecide({ decision: 'removed', ground: 'law' })).toBeNull();
  expect(whyNotDecide({ decision: 'kept', ground: 'none' })).toBeNull();
});

test('a statement of reasons says what, why, on what ground, by whom, and how it is reviewed', () => {
  const text = statementOfReasons({
    decision: 'removed',
    ground: 'law',
    link: 'https://example.com/services/logo',
    statement: 'The picture is the claimant’s.',
    isReview: false,
    redress: redressOfAuthor('TK-AAAA-BBBB'),
  });
  for (const part of [
    'hidden from everyone',
    '/services/logo',
    'illegal',
    'claimant’s',
    'No automated means',
    'counter-notice with the number TK-AAAA-BBBB',
    'court',
  ])
    expect(text).toContain(part);
});

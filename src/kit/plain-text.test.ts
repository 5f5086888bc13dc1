import { describe, expect, it } from 'vitest';
import { cleanFileName, cleanName, plainText } from './plain-text.ts';

describe('text', () => {
  it.each([0x20_2a, 0x20_2b, 0x20_2c, 0x20_2d, 0x20_2e])(
    'loses the turning character %i, which nobody sees',
    (point) => {
      expect(plainText(`Fine words${String.fromCodePoint(point)} and more`)).toBe('Fine words and more');
    },
  );

  it.each([
    0x20_0b, 0x31_64, 0x11_5f, 0x11_60, 0xff_a0, 0x28_00, 0x20_60, 0xfe_ff, 0xad, 0x20_0e, 0x20_0f, 0x06_1c, 0x18_0e,
    0x03_4f, 0x20_66, 0xa0, 0x30_00,
  ])('of nothing but U+%i is empty', (point) => {
    expect(plainText(String.fromCodePoint(point).repeat(3))).toBe('');
    expect(plainText(` ${String.fromCodePoint(point)}\t`)).toBe('');
  });

  it.each(['שלום עולם', 'مرحبا بالعالم', 'نمی‌خواهم', 'क्‍ष', '👩‍👩‍👧', 'Two\nlines', '⠃⠗⠇'])(
    'of people stays: %s',
    (text) => {
      expect(plainText(text)).toBe(text);
    },
  );

  it('keeps no half of a character', () => {
    expect(plainText('a\uD800b')).toBe('a\uFFFDb');
    expect(cleanName('a\uDFFF')).toBe('a\uFFFD');
  });

  it('is composed, and loses isolates that came along with a copy', () => {
    expect(plainText('Zoe\u0308')).toBe('Zoë');
    expect(plainText('\u2068Ada\u2069 wrote')).toBe('Ada wrote');
  });

  it('loses the marks around a copied number, and keeps those that its letters need', () => {
    expect(plainText('call me at \u202A+1 555 0100\u202C')).toBe('call me at +1 555 0100');
    expect(plainText('\u200E+1 555 0100\u200E')).toBe('+1 555 0100');
    expect(plainText('שלום\u200F, \u202Babc\u202C')).toBe('שלום\u200F, abc');
    expect(plainText('invoice\u202Efdp.exe')).toBe('invoicefdp.exe');
  });
});

describe('a file’s name', () => {
  it('keeps its ending when it is cut', () => {
    expect(cleanFileName(`${'a'.repeat(342)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`);
    expect(cleanFileName(`${'a'.repeat(342)}.tar.gz`)).toBe(`${'a'.repeat(248)}.tar.gz`);
    expect(cleanFileName('b'.repeat(342))).toBe('b'.repeat(255));
    expect(cleanFileName(`${'😀'.repeat(200)}.png`)).toBe(`${'😀'.repeat(125)}.png`);
    expect(cleanFileName('plan.pdf')).toBe('plan.pdf');
  });
});

describe('a name', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\u200B\u2060', 'Ada'],
    ['A\u00ADda', 'Ada'],
    ['A\u200Dda', 'Ada'],
    ['Ada\u00A0\u3000Lovelace', 'Ada Lovelace'],
    ['Zoe\u0308', 'Zoë'],
    ['\u3164', ''],
    ['\u200FAda\u200E', 'Ada'],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanName(typed)).toBe(clean);
  });

  it.each(
    ['شهره‌', 'علی‌رضا', 'क्‍ष', 'ශ්‍රී', '葛\u{E0100}城', 'Logo design ❤️', '👩🏽‍🎨 Art', 'Ödön Ó Briain', '小明'].map((name) =>
      name.replace(/‌$/, ''),
    ),
  )('keeps what its script or emoji needs: %s', (name) => {
    expect(cleanName(name)).toBe(name);
  });
});

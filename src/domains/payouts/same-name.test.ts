import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

const person = { first_name: 'Chloé', last_name: 'Van der Berg' };

it.each([
  ['Chloe van der Berg', true],
  ['VAN DER BERG, CHLOÉ MARIE', true],
  ['CHLOE VANDERBERG', true],
  ['Chloe Berg', false],
  ['Someone Else', false],
  ['', false],
])('%j is her account: %s', (holder, is) => {
  expect(isSameName(holder, person)).toBe(is);
});

it.each([
  ['Łukasz', 'Żelazny', 'LUKASZ ZELAZNY'],
  ['Conan', 'O’Brien', 'CONAN OBRIEN'],
  ['Conan', "O'Brien", 'O BRIEN CONAN'],
  ['Jörg', 'Müller', 'JOERG MUELLER'],
  ['Jörg', 'Müller', 'JORG MULLER'],
  ['Søren', 'Ærø', 'SOREN AERO'],
  ['Søren', 'Østergård', 'SOEREN OESTERGAARD'],
  ['Işıl', 'İnönü', 'ISIL INONU'],
  ['Anna', 'Weiß', 'ANNA WEISS'],
  ['Đorđe', 'Đukić', 'DORDE DUKIC'],
  ['Đorđe', 'Đukić', 'DJORDJE DJUKIC'],
  ['Flora', 'Mc Donald', 'FLORA MCDONALD'],
  ['Rosa', 'D’Angelo', 'DANGELO ROSA'],
  ['Иван', 'Петров', 'IVAN PETROV'],
  ['Юрий', 'Щербаков', 'YURIY SHCHERBAKOV'],
  ['Дмитрий', 'Жуков', 'DMITRY ZHUKOV'],
  ['Γιώργος', 'Παπαδόπουλος', 'GIORGOS PAPADOPOULOS'],
  ['Guðrún', 'Þórsdóttir', 'GUDRUN THORSDOTTIR'],
  ['José', 'García', 'JOSE GARCIA'],
  ['Jean-Luc', 'Picard', 'PICARD JEANLUC'],
])('%s %s is the same as a bank’s %s', (first_name, last_name, holder) => {
  expect(isSameName(holder, { first_name, last_name })).toBe(true);
});

it.each([
  ['Anna', 'Bell', 'ANNABELL SMITH'],
  ['Jan', 'Kowalski', 'IAN KOWALSKI'],
  ['Иван', 'Петров', 'IVANA PETROVA'],
  ['Jörg', 'Müller', 'JORG MILLER'],
  ['太郎', '山田', 'TARO YAMADA'],
])('%s %s is not %s', (first_name, last_name, holder) => {
  expect(isSameName(holder, { first_name, last_name })).toBe(false);
});

import { expect, test } from 'vitest';
import { slugOfTitle } from './slug.ts';

test.each([
  ['Łódź skyline', 'lodz-skyline'],
  ['Søren’s logo', 'sorens-logo'],
  ['Straße und Ärger', 'strasse-und-arger'],
  ['Işık tasarımı', 'isik-tasarimi'],
  ['İstanbul', 'istanbul'],
  ['Đorđe Đukić', 'dorde-dukic'],
  ['Ærø, œuvre, Þór, Guðrún', 'aero-oeuvre-thor-gudrun'],
  ['Логотип за неделю', 'logotip-za-nedeliu'],
  ['Σχεδιασμός λογότυπου', 'schediasmos-logotypou'],
  ['Crème brûlée №5', 'creme-brulee-no5'],
  ['商标设计', 'service'],
])('%s is written out in an address as %s', (title, slug) => expect(slugOfTitle(title, 'service')).toBe(slug));

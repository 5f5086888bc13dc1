import Bowser from 'bowser';

export interface Device {
  /** "Firefox 144", or null when the program does not say. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'desktop' | 'mobile' | 'tablet' | 'unknown';
}

const KINDS = ['desktop', 'mobile', 'tablet'] as const;

/** What a program says about itself. It may lie, so it is only shown to people and decides nothing. */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const major = browser.version?.split('.')[0];
  const name = browser.name === undefined || browser.name === '' ? null : browser.name.slice(0, 40);
  return {
    browser: name === null ? null : [name, major].filter(Boolean).join(' ').slice(0, 60),
    system: os.name === undefined || os.name === '' ? null : os.name.slice(0, 40),
    kind: KINDS.find((kind) => kind === platform.type) ?? 'unknown',
  };
}

/** "Firefox 144 on Windows", in as many words as are known. */
export const deviceWords = ({ browser, system }: Device): string =>
  [browser ?? 'Unknown app', system === null ? '' : `on ${system}`].join(' ').trim();

/** The network an address belongs to: enough for its owner to recognize it, without guessing a place. */
export function networkOf(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (four !== null) return four[1]?.startsWith('127.') === true ? 'this machine' : `${four[1]}.x`;
  if (!address.includes(':')) return 'unknown';
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'), ...back];
  return groups.every((group) => group === '0') || address === '::1'
    ? 'this machine'
    : `${groups.slice(0, 3).join(':')}:x`;
}

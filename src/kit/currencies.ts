/**
 * Every currency an instance can trade in, with the digits of ISO 4217 after the point. A table of ours, because Intl
 * follows CLDR, which differs from ISO 4217 (no digits for HUF) and from release to release: what a stored amount
 * means must not depend on the version of Node or of a browser (MON-21). Exceptions of a provider are in its adapter.
 */
const CODES_BY_DIGITS: readonly (readonly [digits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [
    2,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP ' +
      'CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS ' +
      'INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN ' +
      'NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP ' +
      'STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG ZWL',
  ],
];

/**
 * How many of a currency the limits of the product have where they have 1 dollar: the largest power of ten that is not
 * worth more than a dollar (2026). Only that the lowest price is not a thousandth of a dollar; no exchange rate.
 */
const CODES_BY_SCALE: readonly (readonly [scale: number, codes: string])[] = [
  [
    10,
    'AFN ALL BTN BWP CUP CZK DOP EGP ERN GHS GMD HNL INR KGS LSL MDL MKD MRU MUR MVR MXN MZN NAD NIO NOK PHP RUB SCR ' +
      'SLE SRD STN SZL THB TRY TWD UAH UYU ZAR ZMW ZWG',
  ],
  [
    100,
    'AMD AOA BDT CLP CRC CVE DJF DZD ETB GYD HTG HUF ISK JMD JPY KES KMF KPW KZT LKR LRD NPR PKR RSD SDG SOS VES VUV XAF XOF XPF YER ZWL',
  ],
  [1_000, 'ARS BIF CDF COP GNF IQD KHR KRW MGA MMK MNT MWK NGN PYG RWF SSP TZS UGX'],
  [10_000, 'IDR IRR LAK LBP SLL SYP UZS VND'],
];

const byCode = (groups: readonly (readonly [number, string])[]): ReadonlyMap<string, number> =>
  new Map(groups.flatMap(([value, codes]) => codes.split(' ').map((code) => [code, value] as const)));

const digitsOf = byCode(CODES_BY_DIGITS);
const scaleOf = byCode(CODES_BY_SCALE);

/** Digits after the point: 2 for USD and HUF, 0 for JPY, 3 for KWD. */
export const currencyDigits = (currency: string): number => digitsOf.get(currency) ?? 2;

export const currencyScale = (currency: string): number => scaleOf.get(currency) ?? 1;

export const allCurrencies = (): string[] => [...digitsOf.keys()].toSorted();

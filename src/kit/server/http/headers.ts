import { randomBytes } from 'node:crypto';

/** On every reply, errors included (WEB-3). */
export const commonHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
} as const;

const NONCE_BYTES = 16;
/** Drawn from the system a few hundred at a time: one by one it was a tenth of answering from the cache. */
const POOL_BYTES = 4_096;
let pool = Buffer.alloc(0);
let taken = 0;

/** 128 random bits, used once: 24 letters, the last two of them always "==". */
export function makeNonce(): string {
  if (taken + NONCE_BYTES > pool.length) {
    pool = randomBytes(POOL_BYTES);
    taken = 0;
  }
  taken += NONCE_BYTES;
  return pool.toString('base64', taken - NONCE_BYTES, taken);
}

/** Where browsers report what broke a document's policy. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';

/**
 * `report-to` for browsers that know it, `report-uri` for the others. Over plain HTTP the second alone: there browsers
 * take no reporting endpoints, and one that reads `report-to` looks at nothing else.
 */
export const reportsOf = (appUrl: string): string =>
  appUrl.startsWith('https:') ? `report-uri ${POLICY_REPORTS_PATH}; report-to csp` : `report-uri ${POLICY_REPORTS_PATH}`;

/** Goes with every document whose policy names `report-to`. */
export const reportingHeaders = (appUrl: string): Readonly<Record<string, string>> =>
  appUrl.startsWith('https:') ? { 'reporting-endpoints': `csp="${new URL(POLICY_REPORTS_PATH, appUrl).href}"` } : {};

/** One policy for every document (WEB-2): only scripts carrying this response's nonce run, and the one style of this hash. */
export function documentPolicy(nonce: string, appUrl: string, styleHash: string): string {
  const socket = appUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${styleHash === '' ? '' : ` 'sha256-${styleHash}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    reportsOf(appUrl),
  ].join('; ');
}

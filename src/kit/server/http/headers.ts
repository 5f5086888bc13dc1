import { createHash } from 'node:crypto';

/** On every reply, errors included (WEB-3). */
export const commonHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
} as const;

/** Where browsers report what broke a document's policy. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';

/**
 * `report-to` for browsers that know it, `report-uri` for the others. Over plain HTTP the second alone: there browsers
 * take no reporting endpoints, and one that reads `report-to` looks at nothing else.
 */
export const reportsOf = (appUrl: string): string =>
  appUrl.startsWith('https:')
    ? `report-uri ${POLICY_REPORTS_PATH}; report-to csp`
    : `report-uri ${POLICY_REPORTS_PATH}`;

/** Goes with every document whose policy names `report-to`. */
export const reportingHeaders = (appUrl: string): Readonly<Record<string, string>> =>
  appUrl.startsWith('https:') ? { 'reporting-endpoints': `csp="${new URL(POLICY_REPORTS_PATH, appUrl).href}"` } : {};

/** As a policy names a style that may stand in a document. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * One policy for every document (WEB-2): only scripts with the nonce of its response run, with what they load, and only
 * such styles are taken.
 */
export function documentPolicy(appUrl: string, nonce: string): string {
  const socket = appUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // Private files are asked for with the session's token and shown from memory.
    "media-src 'self' blob:",
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

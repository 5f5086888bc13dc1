/** One broken policy as it is logged: no address with its query, no path of the blocked file, no browser. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

const DIRECTIVES = new Set(
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src media-src object-src frame-src child-src worker-src manifest-src prefetch-src form-action base-uri frame-ancestors sandbox trusted-types require-trusted-types-for'.split(
    ' ',
  ),
);
/** Words that CSP puts in place of an address. */
const WORDS = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'filesystem',
  'trusted-types-policy',
  'trusted-types-sink',
]);
/** A browser sends what it has gathered in one request. */
const MOST_IN_ONE = 20;
const LONGEST_HOST = 120;

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Finds the pattern of an address, so that nobody's name, order or token is kept: `/services/:slug`. */
export function pageFinder(patterns: readonly string[]): (path: string) => string {
  const found = patterns
    .map((pattern) => ({
      pattern,
      parameters: pattern.split(':').length,
      matches: new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    }))
    .toSorted((a, b) => a.parameters - b.parameters);
  return (path) => found.find(({ matches }) => matches.test(path))?.pattern ?? 'others';
}

function blockedIn(text: string, ownHost: string): string {
  if (WORDS.has(text)) return text;
  const url = URL.parse(text);
  if (url === null) return 'unknown';
  if (!/^(https?|wss?):$/.test(url.protocol)) return url.protocol.slice(0, -1).slice(0, LONGEST_HOST);
  return url.host === ownHost ? 'self' : url.host.slice(0, LONGEST_HOST);
}

/**
 * From `application/csp-report` (one) and `application/reports+json` (several); what is not about our own pages is left
 * out.
 */
export function violationsIn(body: unknown, appUrl: string, pageOf: (path: string) => string): Violation[] {
  const { host: ownHost, origin } = new URL(appUrl);
  const reports = Array.isArray(body)
    ? body.slice(0, MOST_IN_ONE).filter((report) => isPlain(report) && report['type'] === 'csp-violation')
    : isPlain(body) && isPlain(body['csp-report'])
      ? [{ body: body['csp-report'] }]
      : [];
  return reports.flatMap(({ body: report }: { body?: unknown }) => {
    if (!isPlain(report)) return [];
    const document = URL.parse(textOf(report['documentURL'] ?? report['document-uri']));
    const rule = textOf(report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive']);
    const directive = rule.split(' ')[0] ?? '';
    if (document?.origin !== origin || !DIRECTIVES.has(directive)) return [];
    return [
      {
        directive,
        blocked: blockedIn(textOf(report['blockedURL'] ?? report['blocked-uri']), ownHost),
        page: pageOf(document.pathname),
      },
    ];
  });
}

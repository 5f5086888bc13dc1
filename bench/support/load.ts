import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Bounded load on a loopback address. Anything but 2xx makes the figure worthless, so it stops the benchmark. */
/** `[<id>]` in the address is another word in each request. */
export async function load(url: string, seconds: number, connections = 32, headers: Readonly<Record<string, string>> = {}): Promise<Load> {
  const result = await autocannon({ url, connections, duration: seconds, pipelining: 1, headers: { ...headers }, idReplacement: url.includes('[<id>]') });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Bounded load on a loopback address. Anything but 2xx makes the figure worthless, so it stops the benchmark. */
export async function load(url: string, seconds: number, connections = 32): Promise<Load> {
  const result = await autocannon({ url, connections, duration: seconds, pipelining: 1 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

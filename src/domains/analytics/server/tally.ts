import type { Origin } from '../sources.ts';

export interface Tallied extends Origin {
  readonly serviceId: string;
  impressions: number;
  clicks: number;
}

/** Sums per service and source, as the table has them. Bounded by the services there are and by `MOST_HOSTS`. */
export class Tally {
  readonly #sums = new Map<string, Tallied>();
  #hosts = 0;
  readonly #mostHosts: number;
  constructor(mostHosts: number) {
    this.#mostHosts = mostHosts;
  }

  add(serviceId: string, { source, host }: Origin, counted: { impressions: number; clicks: number }): void {
    const key = `${serviceId} ${source} ${host}`;
    const known = this.#sums.get(key);
    if (known !== undefined) {
      known.impressions += counted.impressions;
      known.clicks += counted.clicks;
      return;
    }
    // Anyone can name any site: beyond so many they are counted together.
    if (host !== '' && this.#hosts >= this.#mostHosts) return this.add(serviceId, { source, host: '' }, counted);
    if (host !== '') this.#hosts += 1;
    this.#sums.set(key, { serviceId, source, host, ...counted });
  }

  /** All that was added; from now on it is empty. */
  take(): readonly Tallied[] {
    const taken = [...this.#sums.values()];
    this.#sums.clear();
    this.#hosts = 0;
    return taken;
  }
}

/**
 * What should happen to an order, for people to read: a second, naive telling of ORD-2 to ORD-16 and ORD-22 with its money
 * in cents. `order-lives.test.ts` compares the product with it, act by act. Instants are milliseconds.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Half a cent goes up. */
const share = (amount: number, of10000: number): number => Math.floor((amount * of10000 + 5_000) / 10_000);
const clientFee = (price: number): number => Math.max(share(price, 300), 100);
const serviceFee = (price: number): number => share(price, 1_000);
const totalOf = (price: number): number => price + clientFee(price);

type Person = 'client' | 'freelancer';
export interface ModelOrder {
  state: string;
  price: number;
  /** What left the client's wallet, is held, clears for the freelancer, and is theirs. */
  paid: number;
  held: number;
  clearing: number;
  available: number;
  revisionsLeft: number;
  due: number | null;
  late: number | null;
  revised: number | null;
  reviewEnds: number | null;
  reviewExtended: boolean;
  clears: number | null;
  completed: number | null;
  hasSource: boolean;
  extension: { days: number; ends: number } | null;
  extra: { price: number; days: number; ends: number } | null;
  split: { by: Person; percent: number; asked: number; ends: number; from: string } | null;
  isDelivered: boolean;
  tip: { earned: number; clears: number } | null;
}

export const placed = (price: number): ModelOrder => ({
  state: 'awaiting_requirements',
  price,
  paid: totalOf(price),
  held: totalOf(price),
  clearing: 0,
  available: 0,
  revisionsLeft: 2,
  due: null,
  late: null,
  revised: null,
  reviewEnds: null,
  reviewExtended: false,
  clears: null,
  completed: null,
  hasSource: false,
  extension: null,
  extra: null,
  split: null,
  isDelivered: false,
  tip: null,
});

const isWorking = ({ state }: ModelOrder): boolean => state === 'in_progress' || state === 'in_revision';
const isLate = ({ late, revised }: ModelOrder): boolean => late !== null && (revised === null || late > revised);

/** Whatever was asked about a deadline ends with it. */
function enter(o: ModelOrder, state: string): void {
  Object.assign(o, { state, extension: null, extra: null });
}
/** The freelancer gets a share of the price less its fee, the fees on it stay, and the rest goes back. */
function pay(o: ModelOrder, of10000: number, now: number): void {
  const earned = share(o.price, of10000) - share(serviceFee(o.price), of10000);
  o.paid = share(o.price, of10000) + share(clientFee(o.price), of10000);
  Object.assign(o, { held: 0, clearing: earned, clears: earned > 0 ? now + 7 * DAY : null });
}
function grow(o: ModelOrder, price: number, days: number, now: number): void {
  const more = totalOf(o.price + price) - totalOf(o.price);
  Object.assign(o, { price: o.price + price, paid: o.paid + more, held: o.held + more });
  if (o.due === null || days === 0) return;
  o.due += days * DAY;
  if (o.due > now && isLate(o)) o.late = null;
}
function endSplit(o: ModelOrder, isAccepted: boolean, now: number): void {
  const { asked, from, percent } = o.split ?? { asked: now, from: o.state, percent: 0 };
  o.split = null;
  if (isAccepted) {
    enter(o, 'cancelled');
    return pay(o, percent * 100, now);
  }
  o.state = from;
  if (from === 'delivered') o.reviewEnds = (o.reviewEnds ?? now) + now - asked;
  else o.due = (o.due ?? now) + now - asked;
}

/** True where the act is allowed; the order is then as it should be afterwards. */
export const acts: Record<string, (o: ModelOrder, now: number, n: number) => boolean> = {
  answer: (o, now) => o.state === 'awaiting_requirements' && (enter(o, 'in_progress'), (o.due = now + 4 * DAY), true),
  cancel: (o, now) =>
    (o.state === 'awaiting_requirements' || (o.state === 'in_progress' && o.due !== null && now >= o.due + DAY)) &&
    (enter(o, 'cancelled'), pay(o, 0, now), true),
  deliver: (o, now) => {
    if (!isWorking(o)) return false;
    if (o.late === null && o.due !== null && now > o.due) o.late = now;
    enter(o, 'delivered');
    Object.assign(o, { isDelivered: true, reviewEnds: now + 3 * DAY, reviewExtended: false });
    return true;
  },
  approve: (o, now) => o.state === 'delivered' && (enter(o, 'completed'), pay(o, 10_000, now), (o.completed = now), true),
  extendReview: (o) => o.state === 'delivered' && !o.reviewExtended && ((o.reviewEnds = (o.reviewEnds ?? 0) + 4 * DAY), (o.reviewExtended = true)),
  revise: (o, now) =>
    o.state === 'delivered' &&
    o.revisionsLeft > 0 &&
    (enter(o, 'in_revision'), Object.assign(o, { due: now + 2 * DAY, revised: now, revisionsLeft: o.revisionsLeft - 1 }), true),
  withdrawRevision: (o, now) =>
    o.state === 'in_revision' &&
    (enter(o, 'delivered'), Object.assign(o, { reviewEnds: (o.reviewEnds ?? now) + now - (o.revised ?? now), revisionsLeft: o.revisionsLeft + 1 }), true),
  askExtension: (o, now, n) => isWorking(o) && o.extension === null && ((o.extension = { days: 1 + (n % 30), ends: now + 48 * HOUR }), true),
  acceptExtension: (o, now) => {
    if (o.extension === null || o.due === null) return false;
    o.due = Math.max(o.due, now) + o.extension.days * DAY;
    if (isLate(o)) o.late = null;
    o.extension = null;
    return true;
  },
  declineExtension: (o) => o.extension !== null && ((o.extension = null), true),
  addSource: (o, now) => o.state === 'in_progress' && !o.hasSource && (grow(o, 2_000, 1, now), (o.hasSource = true)),
  offerExtra: (o, now, n) => {
    if ((o.state !== 'in_progress' && o.state !== 'delivered') || o.extra !== null) return false;
    if (o.state === 'delivered' && o.revisionsLeft > 0) return false;
    o.extra = { price: 500 + n, days: o.state === 'delivered' ? 0 : n % 5, ends: now + 48 * HOUR };
    return true;
  },
  acceptExtra: (o, now) => {
    if (o.extra === null) return false;
    grow(o, o.extra.price, o.extra.days, now);
    if (o.state === 'delivered') o.revisionsLeft += 1;
    o.extra = null;
    return true;
  },
  declineExtra: (o) => o.extra !== null && ((o.extra = null), true),
  askToCancel: (o, now, n) => {
    if (!isWorking(o) && o.state !== 'delivered') return false;
    o.split = { by: n % 2 === 0 ? 'client' : 'freelancer', percent: n % 101, asked: now, ends: now + 48 * HOUR, from: o.state };
    enter(o, 'cancel_requested');
    return true;
  },
  acceptSplit: (o, now) => o.split !== null && (endSplit(o, true, now), true),
  declineSplit: (o, now) => o.split !== null && (endSplit(o, false, now), true),
  tip: (o, now, n) => {
    if (o.completed === null || now >= o.completed + 30 * DAY || o.tip !== null) return false;
    const tip = 1 + (n % o.price);
    const earned = tip - serviceFee(Math.max(0, tip - share(o.price, 2_000)));
    Object.assign(o, { tip: { earned, clears: now + 7 * DAY }, paid: o.paid + tip, clearing: o.clearing + earned });
    return true;
  },
};

/** Deadlines that ended, the one that ended first first, each at the moment it is noticed. */
export function passTo(o: ModelOrder, now: number): void {
  const ends: (readonly [at: number | null | undefined, act: () => unknown])[] = [
    ...(isWorking(o) && !isLate(o) ? [[o.due, () => (o.late = now)] as const] : []),
    ...(o.state === 'in_progress' && isLate(o) && o.due !== null ? [[o.due + 14 * DAY, () => (enter(o, 'cancelled'), pay(o, 0, now))] as const] : []),
    ...(o.state === 'delivered' ? [[o.reviewEnds, () => acts['approve']?.(o, now, 0)] as const] : []),
    [o.extension?.ends, () => (o.extension = null)],
    [o.extra?.ends, () => (o.extra = null)],
    [o.split?.ends, () => endSplit(o, !o.isDelivered, now)],
    [
      o.clears,
      () =>
        Object.assign(o, {
          clears: null,
          state: o.state === 'completed' ? 'cleared' : o.state,
          ...cleared(o, o.clearing - (o.tip?.clears ? o.tip.earned : 0)),
        }),
    ],
    [o.tip?.clears, () => Object.assign(o, { tip: { earned: 0, clears: 0 }, ...cleared(o, o.tip?.earned ?? 0) })],
  ];
  const [first] = ends.filter(([at]) => at !== null && at !== undefined && at > 0 && at <= now).toSorted(([a], [b]) => (a ?? 0) - (b ?? 0));
  if (first === undefined) return;
  first[1]();
  passTo(o, now);
}
const cleared = (o: ModelOrder, amount: number) => ({ clearing: o.clearing - amount, available: o.available + amount });

/**
 * What should happen to an order, for people to read: a second, naive telling of ORD-2 to ORD-16, ORD-22 and DSP-1 to
 * DSP-13 with its money in cents. `order-lives.test.ts` compares the product with it, act by act. Instants are
 * milliseconds and 0 is none. Each act has a number drawn for it, `n`.
 */
const [HOUR, DAY] = [3_600_000, 86_400_000];
/** Half a cent goes up. */
const share = (amount: number, of10000: number): number => Math.floor((amount * of10000 + 5_000) / 10_000);
const clientFee = (price: number): number => Math.max(share(price, 300), 100);
const serviceFee = (price: number): number => share(price, 1_000);
const totalOf = (price: number): number => price + clientFee(price);

/** A claim asks to end the order with a percentage of the price for the freelancer: a cancellation or a dispute. */
const NO_CLAIM = {
  by: 'client',
  percent: 0,
  at: 0,
  ends: 0,
  from: '',
  offer: -1,
  client: -1,
  freelancer: -1,
  isAsked: false,
};
const NOTHING = { extension: { days: 0, ends: 0 }, extra: { price: 0, days: 0, ends: 0 }, claim: NO_CLAIM };
const ZERO = { clearing: 0, available: 0, due: 0, late: 0, revised: 0, reviewEnds: 0, completed: 0, clears: 0 };
const NO_TIP = { paid: 0, clearing: 0, available: 0, ends: 0 };
const NOT_YET = { isJudged: false, wasWithdrawn: false, isDelivered: false, reviewExtended: false, hasSource: false };
/**
 * `paid` left the client's wallet, is held, clears for the freelancer, and then is theirs. A disputed order has the
 * state of its dispute.
 */
export const placed = (price: number) => {
  const total = totalOf(price);
  return {
    ...ZERO,
    ...NOT_YET,
    ...NOTHING,
    state: 'awaiting_requirements',
    price,
    paid: total,
    held: total,
    revisionsLeft: 2,
    tip: NO_TIP,
  };
};
export type ModelOrder = ReturnType<typeof placed>;

const isLate = ({ late, revised }: ModelOrder): boolean => late > revised;
const OPEN = 'awaiting_requirements in_progress in_revision delivered cancel_requested';
/** Whatever was asked ends with the state it was asked in. */
const enter = (o: ModelOrder, state: string) => Object.assign(o, { state, ...NOTHING });
/** What a dispute released is not disputed again. */
const judge = (o: ModelOrder, percent: number, now: number) => end(Object.assign(o, { isJudged: true }), percent, now);
function ask(o: ModelOrder, state: string, n: number, now: number, hours: number): void {
  const claim = {
    by: n % 2 === 0 ? 'client' : 'freelancer',
    percent: n % 101,
    at: now,
    ends: now + hours * HOUR,
    from: o.state,
  };
  enter(o, state).claim = { ...NO_CLAIM, ...claim };
}
/** The freelancer gets a percentage of the price less its fee, the fees on it stay, and the rest goes back. */
function end(o: ModelOrder, percent: number, now: number, state = percent === 100 ? 'completed' : 'cancelled'): void {
  const shareOf = (amount: number) => share(amount, percent * 100);
  const clearing = shareOf(o.price) - shareOf(serviceFee(o.price));
  Object.assign(enter(o, state), {
    paid: shareOf(o.price) + shareOf(clientFee(o.price)),
    held: 0,
    clearing,
    clears: clearing > 0 ? now + 7 * DAY : 0,
  });
  o.completed = state === 'completed' ? o.completed || now : 0;
}
/** The clock that was stopped continues with the time that was left. */
function resume(o: ModelOrder, now: number): void {
  const { from, at } = o.claim;
  const clock = from === 'delivered' ? 'reviewEnds' : from === 'completed' ? 'clears' : 'due';
  if (o[clock] > 0) o[clock] += now - at;
  enter(o, from);
  if (from === 'completed') Object.assign(o, { held: 0, clearing: o.price - serviceFee(o.price) });
}
function dispute(o: ModelOrder, now: number, n: number): void {
  if (o.state === 'cancel_requested') resume(o, now);
  if (o.state === 'completed') Object.assign(o, { held: totalOf(o.price), clearing: 0 });
  ask(o, 'opened', n, now, 5 * 24);
  name(o, o.claim.by, o.claim.percent);
  // A second one about the same order goes to a reviewer, after the last evidence.
  if (o.wasWithdrawn) goTo(o, 'escalated', now + 3 * DAY);
}
const other = (side: string): string => (side === 'client' ? 'freelancer' : 'client');
/** What a side asks for or offers now. */
const name = (o: ModelOrder, side: string, percent: number) => (o.claim = { ...o.claim, [side]: percent });
/** Both want the same: that is what they get. */
function offer(o: ModelOrder, side: string, percent: number, now: number): ModelOrder {
  name(o, side, percent);
  if (o.claim.client === o.claim.freelancer) judge(o, percent, now);
  else o.claim.offer = percent;
  return o;
}
function answerClaim(o: ModelOrder, now: number, n: number): void {
  offer(goTo(o, 'negotiating', now + 10 * DAY), other(o.claim.by), n % 101, now);
}
/** Alone until it was answered, then with the other side. */
function withdraw(o: ModelOrder, now: number): void {
  if (o.state !== 'opened' && !o.claim.isAsked) return void (o.claim = { ...o.claim, isAsked: true });
  resume(o, now);
  o.wasWithdrawn = true;
}
const goTo = (o: ModelOrder, state: string, ends: number) => Object.assign(o, { state, claim: { ...o.claim, ends } });
/** Late work with a new date is not late until that. */
const postpone = (o: ModelOrder, due: number, now: number) =>
  Object.assign(o, { due, late: due > now && isLate(o) ? 0 : o.late });
function grow(o: ModelOrder, price: number, days: number, now: number): ModelOrder {
  const more = totalOf(o.price + price) - totalOf(o.price);
  Object.assign(o, { price: o.price + price, paid: o.paid + more, held: o.held + more });
  return days > 0 ? postpone(o, o.due + days * DAY, now) : o;
}
function deliver(o: ModelOrder, now: number): void {
  if (o.late === 0 && now > o.due) o.late = now;
  Object.assign(enter(o, 'delivered'), { isDelivered: true, reviewEnds: now + 3 * DAY, reviewExtended: false });
}
function tip(o: ModelOrder, now: number, n: number): void {
  const paid = 1 + (n % o.price);
  o.tip = {
    paid,
    clearing: paid - serviceFee(Math.max(0, paid - share(o.price, 2_000))),
    available: 0,
    ends: now + 7 * DAY,
  };
}

function revise(o: ModelOrder, now: number): void {
  Object.assign(enter(o, 'in_revision'), { due: now + 2 * DAY, revised: now, revisionsLeft: o.revisionsLeft - 1 });
}
function unrevise(o: ModelOrder, now: number): void {
  Object.assign(enter(o, 'delivered'), {
    reviewEnds: o.reviewEnds + now - o.revised,
    revisionsLeft: o.revisionsLeft + 1,
  });
}
function addOffered(o: ModelOrder, now: number): ModelOrder {
  if (o.state === 'delivered') o.revisionsLeft += 1;
  return grow(o, o.extra.price, o.extra.days, now);
}
const offered = ({ state }: ModelOrder, now: number, n: number) => ({
  price: 500 + n,
  days: state === 'delivered' ? 0 : n % 5,
  ends: now + 48 * HOUR,
});
/** More work while it runs; another revision once none is left. */
const mayOffer = (o: ModelOrder): boolean => o.extra.ends === 0 && (o.state !== 'delivered' || o.revisionsLeft === 0);
const asks = (what: 'extension' | 'extra') => (o: ModelOrder) => o[what].ends > 0;
const drop = (what: 'extension' | 'extra') => (o: ModelOrder) => Object.assign(o, { [what]: NOTHING[what] });

type Act = readonly [
  states: string,
  happen: (o: ModelOrder, now: number, n: number) => unknown,
  may?: (o: ModelOrder, now: number) => boolean,
];
const acts: Record<string, Act> = {
  answer: ['awaiting_requirements', (o, now) => (enter(o, 'in_progress').due = now + 4 * DAY)],
  cancel: [
    'awaiting_requirements in_progress',
    (o, now) => end(o, 0, now),
    (o, now) => o.due === 0 || now >= o.due + DAY,
  ],
  deliver: ['in_progress in_revision', deliver],
  approve: ['delivered', (o, now) => end(o, 100, now)],
  extendReview: [
    'delivered',
    (o) => Object.assign(o, { reviewEnds: o.reviewEnds + 4 * DAY, reviewExtended: true }),
    (o) => !o.reviewExtended,
  ],
  revise: ['delivered', revise, (o) => o.revisionsLeft > 0],
  withdrawRevision: ['in_revision', unrevise],
  askExtension: [
    'in_progress in_revision',
    (o, now, n) => (o.extension = { days: 1 + (n % 30), ends: now + 48 * HOUR }),
    (o) => !asks('extension')(o),
  ],
  acceptExtension: [
    'in_progress in_revision',
    (o, now) => drop('extension')(postpone(o, Math.max(o.due, now) + o.extension.days * DAY, now)),
    asks('extension'),
  ],
  declineExtension: ['in_progress in_revision', drop('extension'), asks('extension')],
  addSource: ['in_progress', (o, now) => (grow(o, 2_000, 1, now).hasSource = true), (o) => !o.hasSource],
  offerExtra: ['in_progress delivered', (o, now, n) => (o.extra = offered(o, now, n)), mayOffer],
  acceptExtra: ['in_progress delivered', (o, now) => drop('extra')(addOffered(o, now)), asks('extra')],
  declineExtra: ['in_progress delivered', drop('extra'), asks('extra')],
  askToCancel: ['in_progress in_revision delivered', (o, now, n) => ask(o, 'cancel_requested', n, now, 48)],
  acceptSplit: ['cancel_requested', (o, now) => end(o, o.claim.percent, now, 'cancelled')],
  declineSplit: ['cancel_requested', resume],
  tip: ['completed cleared', tip, (o, now) => now < o.completed + 30 * DAY && o.tip.paid === 0],
  dispute: [`${OPEN} completed`, dispute, (o, now) => o.state !== 'completed' || (now < o.clears && !o.isJudged)],
  acceptClaim: ['opened', (o, now) => judge(o, o.claim.percent, now)],
  answerClaim: ['opened', answerClaim],
  offer: [
    'negotiating escalated evidence_closed',
    (o, now, n) => offer(o, n % 2 === 0 ? 'client' : 'freelancer', n % 101, now),
  ],
  acceptOffer: [
    'negotiating escalated evidence_closed',
    (o, now) => judge(o, o.claim.offer, now),
    (o) => o.claim.offer >= 0,
  ],
  withdrawClaim: ['opened negotiating escalated evidence_closed', withdraw, (o) => !o.claim.isAsked],
  agreeToWithdraw: ['negotiating escalated evidence_closed', withdraw, (o) => o.claim.isAsked],
  decide: ['evidence_closed', (o, now, n) => (goTo(o, 'decided', now + 7 * DAY).claim.percent = n % 101)],
  appeal: ['decided', (o) => goTo(o, 'appealed', 0)],
  decideAppeal: ['appealed', (o, now, n) => judge(o, n % 101, now)],
};

export const ACTS = Object.keys(acts);
const mayAct = ([states, , may]: Act, o: ModelOrder, now: number): boolean =>
  states.split(' ').includes(o.state) && may?.(o, now) !== false;
export const allowedActs = (o: ModelOrder, now: number): string[] =>
  ACTS.filter((name) => acts[name] !== undefined && mayAct(acts[name], o, now));

/** True where the act is allowed; the order is then as it should be afterwards. */
export function act(name: string, o: ModelOrder, now: number, n: number): boolean {
  const found = acts[name];
  if (found === undefined || !mayAct(found, o, now)) return false;
  found[1](o, now, n);
  return true;
}

/** Deadlines that ended, the one that ended first first, each at the moment it is noticed. */
export function passTo(o: ModelOrder, now: number): void {
  const at = (states: string, ends: number) => (states.split(' ').includes(o.state) ? ends : 0);
  const { by, percent, ends } = o.claim;
  // A claim that takes more than 500 from the side that says nothing is checked; otherwise silence grants it.
  const isChecked = share(o.price, (by === 'client' ? 100 - percent : percent) * 100) > 50_000;
  const clear = (state: string) =>
    Object.assign(o, { state, clears: 0, clearing: 0, available: o.available + o.clearing });
  const clocks: (readonly [ends: number, happen: () => unknown])[] = [
    [isLate(o) ? 0 : at('in_progress in_revision', o.due), () => (o.late = now)],
    [isLate(o) ? at('in_progress', o.due + 14 * DAY) : 0, () => end(o, 0, now)],
    [at('delivered', o.reviewEnds), () => end(o, 100, now)],
    [o.extension.ends, () => drop('extension')(o)],
    [o.extra.ends, () => drop('extra')(o)],
    [at('cancel_requested', ends), () => (o.isDelivered ? resume(o, now) : end(o, percent, now, 'cancelled'))],
    [at('opened', ends), () => (isChecked ? goTo(o, 'evidence_closed', 0) : judge(o, percent, now))],
    [at('negotiating', ends), () => goTo(o, 'escalated', now + 3 * DAY)],
    [at('escalated', ends), () => goTo(o, 'evidence_closed', 0)],
    [at('decided', ends), () => judge(o, percent, now)],
    [at('completed', o.clears), () => clear('cleared')],
    [at('cancelled', o.clears), () => clear('cancelled')],
    [o.tip.ends, () => (o.tip = { ...o.tip, clearing: 0, available: o.tip.clearing, ends: 0 })],
  ];
  const [first] = clocks.filter(([end]) => end > 0 && end <= now).toSorted(([a], [b]) => a - b);
  if (first === undefined) return;
  first[1]();
  passTo(o, now);
}

/**
 * What should happen to a contract of milestones, for people to read: a second, naive telling of MLS-1 to MLS-12, CTR-5
 * and DSP-1 to DSP-15 with its money in cents. `contract-lives.test.ts` compares the product with it, act by act.
 * Instants are milliseconds and 0 is none. Each act has a number drawn for it, `n`.
 */
const [HOUR, DAY] = [3_600_000, 86_400_000];
/** Half a cent goes up. */
const part = (amount: number, parts: number, whole: number): number =>
  Math.floor((2 * amount * parts + whole) / (2 * whole));

/**
 * A claim asks to end the milestone with a percentage of its price for the freelancer: a request to end it, or a
 * dispute.
 */
const NO_CLAIM = { by: 'client', percent: 0, at: 0, ends: 0, from: '', isAsked: false };
/** `paid` left the client's wallet, is held, clears for the freelancer, and then is theirs. */
const milestone = (price: number, clientFee: number, serviceFee: number) => ({
  state: 'agreed',
  price,
  clientFee,
  serviceFee,
  paid: 0,
  held: 0,
  clearing: 0,
  available: 0,
  reviewEnds: 0,
  clears: 0,
  rounds: 0,
  isFinal: false,
  wasWithdrawn: false,
  claim: NO_CLAIM,
});
export type ModelMilestone = ReturnType<typeof milestone>;
export interface ModelContract {
  state: string;
  idleSince: number;
  readonly milestones: ModelMilestone[];
}
const totalOf = ({ price, clientFee }: ModelMilestone): number => price + clientFee;

/** The client fee is 3 percent, the service fee 10. */
export const signed = (prices: readonly number[]): ModelContract => ({
  state: 'accepted',
  idleSince: 0,
  milestones: prices.map((price) => milestone(price, part(price, 300, 10_000), part(price, 1_000, 10_000))),
});

const enter = (m: ModelMilestone, state: string) => Object.assign(m, { state, claim: NO_CLAIM });
function hold(m: ModelMilestone): void {
  const total = totalOf(m);
  Object.assign(enter(m, 'funded'), { paid: total, held: total });
}
/**
 * The freelancer gets so many parts of the price less the fee on them, the fees on them stay, and the rest goes back.
 * Each is rounded once.
 */
function end(m: ModelMilestone, parts: number, whole: number, now: number): void {
  const partOf = (amount: number) => part(amount, parts, whole);
  const clearing = partOf(m.price) - partOf(m.serviceFee);
  const paid = partOf(m.price) + partOf(m.clientFee);
  Object.assign(enter(m, clearing > 0 ? 'released' : 'returned'), {
    paid,
    held: 0,
    clearing,
    clears: clearing > 0 ? now + 7 * DAY : 0,
  });
}
/** Settled in part, or by a dispute: that is not disputed again. */
function settle(m: ModelMilestone, percent: number, now: number): void {
  end(m, percent, 100, now);
  m.isFinal = true;
}
function ask(m: ModelMilestone, state: string, n: number, now: number, hours: number): void {
  const claim = {
    by: n % 2 === 0 ? 'client' : 'freelancer',
    percent: n % 101,
    at: now,
    ends: now + hours * HOUR,
    from: m.state,
    isAsked: false,
  };
  enter(m, state).claim = claim;
}
/** The clock that was stopped continues with the time that was left. */
function resume(m: ModelMilestone, now: number): void {
  const { from, at } = m.claim;
  if (from === 'submitted') m.reviewEnds += now - at;
  if (from === 'released') Object.assign(m, { clears: m.clears + now - at, held: 0, clearing: m.price - m.serviceFee });
  enter(m, from);
}
function dispute(m: ModelMilestone, now: number, n: number): void {
  if (m.state === 'split_offered') resume(m, now);
  if (m.state === 'released') Object.assign(m, { held: totalOf(m), clearing: 0 });
  ask(m, 'disputed', n, now, 5 * 24);
  // A second one about the same milestone goes to a reviewer: no answer is waited for.
  if (m.wasWithdrawn) m.claim.ends = 0;
}
/** Alone while an answer is waited for, then with the other side. */
function withdraw(m: ModelMilestone, now: number): void {
  if (m.claim.ends === 0 && !m.claim.isAsked) return void (m.claim = { ...m.claim, isAsked: true });
  resume(m, now);
  m.wasWithdrawn = true;
}
const LEAST = 500;
/**
 * How much of the price is released: the least or more, and as much is left. Of too small a price one cent, which is
 * refused.
 */
export const partDrawn = (price: number, n: number): number =>
  price < 2 * LEAST ? 1 : LEAST + (n % (price - 2 * LEAST + 1));
/** What is not released becomes a milestone of its own, held with the same money. */
function approvePart(m: ModelMilestone, now: number, n: number, contract: ModelContract): void {
  const amount = partDrawn(m.price, n);
  const rest = milestone(
    m.price - amount,
    m.clientFee - part(m.clientFee, amount, m.price),
    m.serviceFee - part(m.serviceFee, amount, m.price),
  );
  end(m, amount, m.price, now);
  m.isFinal = true;
  hold(rest);
  contract.milestones.push(rest);
}

type Act = readonly [
  states: string,
  happen: (m: ModelMilestone, now: number, n: number, contract: ModelContract) => unknown,
  may?: (m: ModelMilestone, now: number) => boolean,
];
const acts: Record<string, Act> = {
  fund: ['agreed', hold],
  submit: ['funded changes_requested', (m, now) => (enter(m, 'submitted').reviewEnds = now + 7 * DAY)],
  change: ['submitted', (m) => (enter(m, 'changes_requested').rounds += 1), (m) => m.rounds < 3],
  approve: ['submitted', (m, now) => end(m, 1, 1, now)],
  approvePart: ['submitted', approvePart, (m) => m.price >= 2 * LEAST],
  giveBack: ['funded submitted changes_requested', (m, now) => end(m, 0, 1, now)],
  askShare: ['funded submitted changes_requested', (m, now, n) => ask(m, 'split_offered', n, now, 48)],
  acceptShare: ['split_offered', (m, now) => settle(m, m.claim.percent, now)],
  declineShare: ['split_offered', resume],
  dispute: [
    'funded submitted changes_requested split_offered released',
    dispute,
    (m, now) => m.state !== 'released' || (now < m.clears && !m.isFinal),
  ],
  acceptClaim: ['disputed', (m, now) => settle(m, m.claim.percent, now), (m) => m.claim.ends > 0],
  withdrawClaim: ['disputed', withdraw, (m) => !m.claim.isAsked],
  agreeToWithdraw: ['disputed', withdraw, (m) => m.claim.isAsked],
};
export const ACTS = Object.keys(acts);
/** What needs a contract that runs; what was released before it ended can still be disputed. */
const AFTER_THE_END = new Set(['dispute', 'acceptClaim', 'withdrawClaim', 'agreeToWithdraw']);

const mayAct = (name: string, contract: ModelContract, m: ModelMilestone, now: number): boolean => {
  const [states, , may] = acts[name] ?? ['', () => {}];
  const runs =
    contract.state === 'active' || (contract.state === 'accepted' ? name === 'fund' : AFTER_THE_END.has(name));
  return runs && states.split(' ').includes(m.state) && may?.(m, now) !== false;
};
/** Of each milestone by its place from 0. */
export const allowedActs = (contract: ModelContract, now: number): { readonly act: string; readonly of: number }[] =>
  contract.milestones.flatMap((m, place) =>
    ACTS.filter((act) => mayAct(act, contract, m, now)).map((act) => ({ act, of: place })),
  );

const isEarned = ({ state }: ModelMilestone): boolean => state === 'released' || state === 'cleared';
function finish(contract: ModelContract): void {
  contract.state = contract.milestones.some(isEarned) ? 'completed' : 'cancelled';
  for (const m of contract.milestones) if (m.state === 'agreed') enter(m, 'dropped');
}
/** Idle once something was released and nothing is held: 30 days later it ends. */
function noteIdle(contract: ModelContract, now: number): void {
  if (contract.state !== 'active') return;
  const isIdle = contract.milestones.some(isEarned) && contract.milestones.every(({ held }) => held === 0);
  contract.idleSince = isIdle ? contract.idleSince || now : 0;
}

/** True where the act is allowed; the contract is then as it should be afterwards. */
export function act(name: string, contract: ModelContract, place: number, now: number, n: number): boolean {
  const m = contract.milestones[place];
  if (name === 'end') {
    const mayEnd = contract.state === 'active' && contract.milestones.every(({ held }) => held === 0);
    if (mayEnd) finish(contract);
    return mayEnd;
  }
  if (m === undefined || !mayAct(name, contract, m, now)) return false;
  acts[name]?.[1](m, now, n, contract);
  if (name === 'fund') contract.state = 'active';
  noteIdle(contract, now);
  return true;
}

/** Deadlines that ended, each at the moment it is noticed. */
export function passTo(contract: ModelContract, now: number): void {
  for (const m of contract.milestones) {
    const { by, percent, ends } = m.claim;
    // A claim that takes more than 500 from the side that says nothing is checked by a reviewer; otherwise silence
    // grants it.
    const isChecked = part(m.price, by === 'client' ? 100 - percent : percent, 100) > 50_000;
    const hasEnded = (state: string, at: number): boolean => m.state === state && at > 0 && at <= now;
    if (hasEnded('split_offered', ends)) resume(m, now);
    if (hasEnded('disputed', ends)) {
      if (isChecked) m.claim = { ...m.claim, ends: 0 };
      else settle(m, percent, now);
    }
    if (hasEnded('submitted', m.reviewEnds)) end(m, 1, 1, now);
    if (hasEnded('released', m.clears)) Object.assign(m, { state: 'cleared', available: m.clearing, clearing: 0 });
  }
  noteIdle(contract, now);
  if (contract.state === 'active' && contract.idleSince > 0 && contract.idleSince + 30 * DAY <= now) finish(contract);
}

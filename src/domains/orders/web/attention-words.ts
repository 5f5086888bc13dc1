/** One sentence of what needs attention, under the title of a home. */
export function attentionWords(yourTurn: number, active: number): string {
  if (yourTurn > 0) return yourTurn === 1 ? 'One order is waiting for you.' : `${yourTurn} orders are waiting for you.`;
  if (active > 0) return active === 1 ? 'One order is under way. Nothing is waiting for you.' : `${active} orders are under way. Nothing is waiting for you.`;
  return 'Nothing is under way.';
}

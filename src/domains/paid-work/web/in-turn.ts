/** The same, one after the other, whoever of them fails. */
export function inTurn<Asked, Answer>(read: (asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (asked) => {
    const next = last.then(() => read(asked));
    last = next.catch(() => undefined);
    return next;
  };
}

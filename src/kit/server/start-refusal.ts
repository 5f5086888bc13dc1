/** A reason not to start, said in one sentence a person can act on. main prints the sentence and exits with code 1. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** A reason not to start, in one sentence a person can act on. main prints it and exits with code 1. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

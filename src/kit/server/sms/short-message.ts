export interface ShortMessage {
  /** E.164, such as +4791234567. */
  readonly to: string;
  readonly text: string;
}

/** Short messages and calls in our words. Both throw when the outcome is unknown, so that the job tries again. */
export interface Sms {
  readonly canCall: boolean;
  send(message: ShortMessage): Promise<void>;
  /** Reads the text aloud, twice. */
  call(message: ShortMessage): Promise<void>;
}

/** The provider will never take this: asking again is useless, and the person is told why. */
export class SmsRefusal extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SmsRefusal';
  }
}

/** `data` that the database already wrote as JSON in the contract's shape: hot lists skip parsing and serializing it again. */
export class PreparedJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const preparedJson = (text: string): PreparedJson => new PreparedJson(text);

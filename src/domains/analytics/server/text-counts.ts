/**
 * How often each text was answered. Texts are found by their length and then compared: a Map would read all 15 kB of a
 * list to hash it, for each answer, and two lists of one length differ within their first bytes.
 */
export class TextCounts {
  readonly #byLength = new Map<number, { readonly text: string; times: number }[]>();

  /** Whether the text is new here. */
  add(text: string): boolean {
    const alike = this.#byLength.get(text.length);
    const known = alike?.find((entry) => entry.text === text);
    if (known !== undefined) known.times += 1;
    else if (alike !== undefined) alike.push({ text, times: 1 });
    else this.#byLength.set(text.length, [{ text, times: 1 }]);
    return known === undefined;
  }

  /** All that was added; from now on it is empty. */
  take(): readonly { readonly text: string; readonly times: number }[] {
    const taken = [...this.#byLength.values()].flat();
    this.#byLength.clear();
    return taken;
  }
}

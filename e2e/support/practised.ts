import { codeFor, expectLoaded } from './people.ts';
import { expect, type Locator, type Page } from './test.ts';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): a key of an average typist, a pointed-at target,
 * a press of the button, a hand between keys and mouse, a decision.
 */
const KEY = 0.2;
const POINT = 1.1;
const PRESS = 0.2;
const HAND = 0.4;
const THINK = 1.35;

/**
 * Someone who knows what they want and does not hesitate. Counts the screens they are shown, and adds up what each step
 * costs them and the page.
 */
export class Practised {
  readonly screens: string[] = [];
  #acting = 0;
  #waiting = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.#see(page.url());
  }

  /** One path is one screen, also with another filter, package or tab. A page that only leads on is none. */
  #see(url: string): void {
    const { pathname } = new URL(url);
    if (this.screens.at(-1) !== pathname) this.screens.push(pathname);
  }

  /** Decides, points, presses. */
  async press(target: Locator): Promise<void> {
    this.#acting += THINK + POINT + PRESS;
    await target.click();
  }

  /** Presses what leads to another screen, and waits until that shows `shown` and has loaded. */
  async goOn(target: Locator, shown: Locator): Promise<void> {
    await this.press(target);
    await this.#arrive(shown);
  }

  async #arrive(shown: Locator): Promise<void> {
    const startedAt = performance.now();
    await expect(shown).toBeVisible();
    await expectLoaded(this.#page);
    this.#waiting += (performance.now() - startedAt) / 1_000;
    this.#see(this.#page.url());
  }

  /** Reaches the field with the Tab key and types. */
  async type(field: Locator, text: string): Promise<void> {
    this.#acting += THINK + KEY * (1 + text.length);
    await field.fill(text);
  }

  /** Types to search, takes the suggestion with the arrow and Enter keys, and leaves the list. */
  async pick(label: string, words: string): Promise<void> {
    await this.type(this.#page.getByRole('combobox', { name: label }), words);
    this.#acting += THINK + 3 * KEY;
    await this.#page.getByRole('option', { name: words, exact: true }).click();
    await this.#page.keyboard.press('Escape');
  }

  /** Chooses in a list of the browser's own: opens it, types how the entry begins, confirms. */
  async choose(field: Locator, option: { label: string } | { index: number }): Promise<void> {
    this.#acting += THINK + 5 * KEY;
    await field.selectOption(option);
  }

  /** Goes to the mailbox and back, reads the code there, and types it; its last digit sends it and leads on. */
  async typeCodeFor(email: string, shown: Locator): Promise<void> {
    const code = await codeFor(this.#page, email);
    this.#acting += 2 * (THINK + POINT + PRESS) + HAND;
    await this.type(this.#page.getByLabel('Code'), code);
    await this.#arrive(shown);
  }

  /** Finds a file on their own device. */
  async chooseFile(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.#acting += 3 * (THINK + POINT + PRESS);
    await field.setInputFiles(file);
  }

  get seconds(): number {
    return this.#acting + this.#waiting;
  }

  report(journey: string): void {
    const { screens } = this;
    console.log(
      `${journey}: ${screens.length} screens, ${this.seconds.toFixed(0)} s, of them ${this.#waiting.toFixed(1)} s waiting (${screens.join(' ')})`,
    );
  }
}

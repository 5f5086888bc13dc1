/** What is asked of a language model, and what it may answer (TST-1). */
export interface ModelTask {
  /** In our own words. What people wrote never stands here. */
  readonly instructions: string;
  /** What people wrote. It is sent as JSON, as data that the instructions say not to follow. */
  readonly data: unknown;
  /** A longer answer is cut. */
  readonly maxCharacters: number;
}

export interface ModelAnswer {
  /** Plain text, whatever it looks like. */
  readonly text: string;
  /** The answer was longer than it may be. */
  readonly isCut: boolean;
}

/** A language model that the operator set up. It is asked once for each press of a person, and never without one. */
export interface LanguageModel {
  /** Where the text goes, as people are told before they send it. */
  readonly host: string;
  /** Throws a Failure in words for the person when there is no answer. Nothing is asked twice: each answer costs. */
  answer(task: ModelTask): Promise<ModelAnswer>;
}

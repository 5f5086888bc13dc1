export interface BriefTemplate {
  /** Unique among those of its category. */
  readonly name: string;
  /** Markdown. Posting waits until no blank is left. */
  readonly description: string;
  /** To everyone who proposes. */
  readonly questions: readonly string[];
}
/** By the slug of the top category. */
export type TemplatesOf = Readonly<Record<string, readonly BriefTemplate[]>>;

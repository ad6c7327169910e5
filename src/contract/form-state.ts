/** Values a person typed, given back beside their errors so that nothing has to be typed twice. */
export type FormState = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  readonly notice: string | null;
  /** Typed before the login or the page expired, and not yet sent. */
  readonly isRestored: boolean;
};

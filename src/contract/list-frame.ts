/** What stands around the rows of every list. */
export type ListFrame = {
  readonly path: string;
  /** As typed, by the names of the address; also what is wrong with it. */
  readonly query: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  /** The cursor of the next page. */
  readonly next: string | null;
};

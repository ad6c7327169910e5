/** What a story needs of a browser, whatever language the browser is told it in. */
export type Tab = {
  readonly goTo: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page: its source is sent, so it may use nothing from around it. */
  readonly call: <Result>(inPage: InPage<Result>, ...args: string[]) => Promise<Result>;
  /** The same for a function that finds an element; null when it finds none. */
  readonly find: (inPage: InPage<Element | null>, ...args: string[]) => Promise<FoundElement | null>;
  readonly close: () => Promise<void>;
};

export type InPage<Result> = (...args: string[]) => Result;

export type FoundElement = {
  readonly click: () => Promise<void>;
  // In place of what stands in the field.
  readonly type: (text: string) => Promise<void>;
};

export type Engine = {
  readonly name: string;
  // What it is started by, and the Debian packages that bring it.
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  // As somebody who was never there before.
  readonly open: () => Promise<Tab>;
};

/** Why a file is not read, which is said in words. */
export type Unreadable = 'kind' | 'large' | 'long' | 'old' | 'broken' | 'empty';

export class UnreadableFile extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(`the file is ${reason}`);
    this.reason = reason;
  }
}

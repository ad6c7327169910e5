/** Why a file is no statement, which is said in words. */
export type UnreadableBank =
  | 'empty'
  | 'large'
  | 'kind'
  | 'packed'
  | 'encoding'
  | 'definitions'
  | 'broken'
  | 'long';

export class UnreadableBankFile extends Error {
  readonly reason: UnreadableBank;

  constructor(reason: UnreadableBank) {
    super(`the bank file is unreadable: ${reason}`);
    this.reason = reason;
  }
}

/** What keeps the shop from starting and an operator can put right: told in one line, without a stack. */
export class StartProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartProblem';
  }
}

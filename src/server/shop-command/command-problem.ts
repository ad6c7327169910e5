/** What the owner can put right: told in a line or more, without a stack. */
export class CommandProblem extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'CommandProblem';
  }
}

import { surplusAnswers as answers } from '#text/shop-answers.ts';
import { taskAnswers } from '#text/staff-tasks.ts';
import { giveSurplusBack } from '../payments/give-surplus-back.ts';
import { type Command, say } from './command.ts';
import { CommandProblem } from './command-problem.ts';
import { readTaskNumber } from './tasks.ts';

export const refundSurplus: Command<'overschot-terugbetalen'> = {
  options: {},
  hasWords: true,
  run: async ({ words }, shop) => {
    const id = readTaskNumber(words);
    const back = await giveSurplusBack(shop, id);
    switch (back.kind) {
      case 'on_its_way':
        return say(answers.onItsWay(id, back.amount));
      case 'no_task':
        throw new CommandProblem(taskAnswers.noTask(words.join(' ')));
      default:
        throw new CommandProblem(answers[back.kind](id));
    }
  },
};

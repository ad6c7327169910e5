import { taskRefundAnswers as answers } from '#text/staff/shop-answers.ts';
import { taskAnswers } from '#text/staff/staff-tasks.ts';
import { CommandProblem } from '../errors.ts';
import { giveSurplusBack, refundAgain as sendAgain } from '../payments/refund-by-task.ts';
import { type Command, say } from './command.ts';
import { readTaskNumber } from './tasks.ts';

export const refundSurplus: Command<'overschot-terugbetalen'> = refunding(giveSurplusBack, answers.noSurplus);
export const refundAgain: Command<'terugbetaling-opnieuw'> = refunding(sendAgain, answers.noFailure);

function refunding(
  refund: typeof giveSurplusBack,
  otherTask: (id: number) => string,
): Command<'overschot-terugbetalen' | 'terugbetaling-opnieuw'> {
  return {
    right: 'move_money',
    options: {},
    hasWords: true,
    run: async ({ words }, shop) => {
      const id = readTaskNumber(words);
      const back = await refund(shop, id, shop.actor);
      switch (back.kind) {
        case 'on_its_way':
          return say(answers.onItsWay(id, back.amount));
        case 'no_task':
          throw new CommandProblem(taskAnswers.noTask(words.join(' ')));
        case 'other_task':
          throw new CommandProblem(otherTask(id));
        case 'nothing_left':
          throw new CommandProblem(answers.nothingLeft(id));
        default:
          return back satisfies never;
      }
    },
  };
}

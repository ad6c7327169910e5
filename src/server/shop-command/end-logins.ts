import { loginAnswers as answers } from '#text/staff/shop-answers.ts';
import { endEveryHalfLogin, endHalfLoginsOf } from '../accounts/half-logins.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { endAllSessions, endEverySession } from '../accounts/sessions.ts';
import { CommandProblem } from '../errors.ts';
import { changeShop } from './change-shop.ts';
import { type Command, say } from './command.ts';

/** R15.5: a laptop was stolen, or a secret got out: whoever was logged in logs in again, at once. */
export const endLogins: Command<'afmelden'> = {
  right: 'manage_staff',
  options: { mail: 'text', iedereen: 'flag' },
  hasWords: false,
  run: async (input, shop) => {
    const email = input.email('mail');
    if (input.flag('iedereen') === (email !== null)) throw new CommandProblem(answers.whoseLogins);
    if (email === null)
      return changeShop(shop, async ({ database }, tell) => {
        const logins = await endEverySession(database);
        await endEveryHalfLogin(database);
        await tell({ action: 'login_ended', subject: null, after: { logins } });
        return say(answers.everybodyOut(logins));
      });
    const person = await findPersonByEmail(shop.database, email);
    if (person === null) throw new CommandProblem(answers.noAccount(email));
    return changeShop(shop, async ({ database }, tell) => {
      const logins = await endAllSessions(database, person.id);
      await endHalfLoginsOf(database, person.id);
      const subject = { kind: 'person', id: person.id, name: person.name } as const;
      await tell({ action: 'login_ended', subject, after: { logins } });
      return say(answers.personOut(email, logins));
    });
  },
};

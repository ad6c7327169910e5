import { type StaffRole, staffRoles } from '#domain/account/role.ts';
import { maxName } from '#domain/business/limits.ts';
import { roleNames } from '#text/account/roles.ts';
import { staffAnswers as answers, mailQueued } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { inviteAgain, invitePerson } from '../accounts/invite-person.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { hasStaffOwner, openShopCompany } from '../accounts/shop-company.ts';
import { CommandProblem } from '../errors.ts';
import { oneLine } from '../input/read-form.ts';
import { changeShop } from './change-shop.ts';
import { type Command, type OwnerShop, say } from './command.ts';
import type { CommandInput } from './command-input.ts';

/** R10.1: the way in for the first owner, for whom nobody is there to send an invitation. */
export const inviteStaff: Command<'medewerker'> = {
  right: 'manage_staff',
  options: { naam: 'text', mail: 'text', rol: 'text' },
  hasWords: false,
  run: async (input, shop) => {
    const wanted = readMember(input);
    const { name, email, role } = wanted;
    const isFirst = !(await hasStaffOwner(shop.database));
    if (isFirst && role !== 'owner') throw new CommandProblem(answers.ownerFirst);
    const { link, isAgain } = await changeShop(shop, (changed) => invite(changed, wanted));
    const { publicUrl } = shop.settings;
    return say(
      (isAgain ? answers.invitedAgain : answers.invited)(name, email, roleNames[role]),
      mailQueued(email),
      ...(isFirst ? [answers.firstOwner, link] : []),
      ...answers.howToGoOn(`${publicUrl}/beheer`, `${publicUrl}/beheer/medewerkers`),
    );
  },
};

type Wanted = { readonly name: string; readonly email: string; readonly role: StaffRole };

function readMember(input: CommandInput): Wanted {
  const name = oneLine(input.requiredText('naam'));
  if (name.length > maxName) throw new CommandProblem(answers.nameTooLong);
  const email = input.email('mail');
  if (email === null) throw new CommandProblem(commandProblems.optionMissing('mail'));
  const words = staffRoles.map((role) => roleNames[role]);
  const word = input.choice('rol', words);
  const role = staffRoles.find((known) => roleNames[known] === word);
  if (role === undefined) throw new CommandProblem(commandProblems.optionMissing('rol'));
  return { name, email, role };
}

type Sent = { readonly link: string; readonly isAgain: boolean };

// Who is invited and has not come yet gets a new link: the first may have gone nowhere.
async function invite(shop: OwnerShop, { name, email, role }: Wanted): Promise<Sent> {
  const companyId = await openShopCompany(shop.database, shop.shopSettings.recent().company, shop.now());
  const known = await findPersonByEmail(shop.database, email);
  const isWaiting = known?.companyId === companyId && known.passwordHash === null && known.role === role;
  const outcome = isWaiting
    ? await inviteAgain(shop, { companyId, personId: known.id }, shop.actor)
    : await invitePerson(shop, { companyId, name, email, role }, shop.actor);
  if (outcome.kind === 'too-many') throw new CommandProblem(answers.tooMany);
  if (outcome.kind !== 'invited') throw new CommandProblem(answers.emailTaken(email));
  return { link: outcome.link, isAgain: isWaiting };
}

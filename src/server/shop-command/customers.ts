import { asc, eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import { formatShortDate } from '#text/format/date.ts';
import { customerAnswers as answers, mailQueued } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command.ts';
import { parseRequestForm } from '../accounts/account-forms.ts';
import { addCompany, approveRequest } from '../accounts/add-company.ts';
import type { Person } from '../accounts/people.ts';
import { accountRequests } from '../database/schema/accounts.ts';
import { CommandProblem } from '../errors.ts';
import { inColumns, onOneLine } from './columns.ts';
import { type Command, say } from './command.ts';
import type { CommandInput } from './command-input.ts';

// The fields of the form by which a customer asks for an account: both ways in have the same rules.
const fieldOfOption = {
  bedrijf: 'company',
  land: 'country',
  ondernemingsnummer: 'companyNumber',
  btw: 'vatId',
  contact: 'contact',
  telefoon: 'phone',
  mail: 'email',
  straat: 'street',
  huisnummer: 'houseNumber',
  toevoeging: 'addition',
  postcode: 'postcode',
  plaats: 'city',
} as const;

const termOptions = { groep: 'text', eenheid: 'text', totaalmaten: 'flag' } as const;

export const newCustomer: Command<'klant'> = {
  right: 'change_customers',
  options: {
    bedrijf: 'text',
    land: 'text',
    ondernemingsnummer: 'text',
    btw: 'text',
    contact: 'text',
    telefoon: 'text',
    mail: 'text',
    straat: 'text',
    huisnummer: 'text',
    toevoeging: 'text',
    postcode: 'text',
    plaats: 'text',
    ...termOptions,
  },
  hasWords: false,
  run: async (input, shop) => {
    const { discountGroup, cmUnits, totalMeasures } = readTerms(input);
    const { country, street, houseNumber, addition, postcode, city, ...fields } = readFields(input);
    const { company, companyNumber, vatId, contact, phone, email } = fields;
    const customer = {
      company: { name: company, companyNumber, vatId, discountGroup },
      owner: { name: contact, phone, email, cmUnits, totalMeasures },
      address: { country, street, houseNumber, addition, postcode, city },
    };
    const owner = await addCompany(shop, customer, shop.actor);
    if (owner === null) throw new CommandProblem(answers.emailTaken(email));
    return say(...added(owner));
  },
};

export const listRequests: Command<'aanvragen'> = {
  right: 'see_customers',
  options: {},
  hasWords: false,
  run: async (_, { database }) => {
    const requests = await database
      .select()
      .from(accountRequests)
      .where(eq(accountRequests.status, 'requested'))
      .orderBy(asc(accountRequests.id));
    if (requests.length === 0) return say(answers.noRequests);
    const rows = requests.map(({ id, createdAt, company, country, contact, email, city }) => [
      String(id),
      formatShortDate(dutchDate(createdAt)),
      onOneLine(company),
      country,
      onOneLine(contact),
      onOneLine(email, 60),
      onOneLine(city),
    ]);
    return say(...inColumns(answers.requestHeadings, rows));
  },
};

export const approve: Command<'goedkeuren'> = {
  right: 'change_customers',
  options: termOptions,
  hasWords: true,
  run: async (input, shop) => {
    const [word, another] = input.words;
    if (word === undefined || another !== undefined) throw new CommandProblem(commandProblems.requestMissing);
    const id = /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null;
    if (id === null) throw new CommandProblem(answers.noRequest(word));
    const approval = await approveRequest(shop, id, readTerms(input), shop.actor);
    switch (approval.kind) {
      case 'unknown':
        throw new CommandProblem(answers.noRequest(word));
      case 'email-taken':
        throw new CommandProblem(answers.emailTaken(approval.email));
      case 'approved':
        return say(...added(approval.owner));
    }
  },
};

function readTerms(input: CommandInput) {
  return {
    discountGroup: input.choice('groep', discountGroups) ?? 'B',
    cmUnits: input.choice('eenheid', ['mm', 'cm']) === 'cm',
    totalMeasures: input.flag('totaalmaten'),
  } as const;
}

function readFields(input: CommandInput) {
  const values: Record<string, string> = { terms: '1' };
  for (const [option, field] of Object.entries(fieldOfOption)) values[field] = input.text(option) ?? '';
  values['country'] = (values['country'] ?? '').toUpperCase();
  const parsed = parseRequestForm(values);
  if (parsed.ok) return parsed.value;
  const lines = Object.entries(fieldOfOption)
    .filter(([, field]) => field in parsed.errors)
    .map(([option, field]) =>
      values[field] === ''
        ? commandProblems.optionMissing(option)
        : commandProblems.field(option, parsed.errors[field] ?? ''),
    );
  throw new CommandProblem(...lines);
}

function added({ company, email }: Person): readonly string[] {
  return [answers.added(company.name, email), mailQueued(email)];
}

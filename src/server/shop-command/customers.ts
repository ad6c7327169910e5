import { asc, eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { maxExplanation } from '#domain/business/limits.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import { formatShortDate } from '#text/format/date.ts';
import { customerAnswers as answers, mailQueued } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { parseRequestForm } from '../accounts/account-forms.ts';
import { addCompany } from '../accounts/add-company.ts';
import { approveRequest, refuseRequest } from '../accounts/decide-request.ts';
import type { Person } from '../accounts/people.ts';
import { parseTermsForm } from '../accounts/terms-form.ts';
import { accountRequests } from '../database/schema/accounts.ts';
import { CommandProblem } from '../errors.ts';
import { inColumns, onOneLine } from './columns.ts';
import { type Command, type OwnerShop, say } from './command.ts';
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

const termOptions = {
  groep: 'text',
  eenheid: 'text',
  totaalmaten: 'flag',
  termijn: 'text',
  limiet: 'text',
} as const;

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
    const { cmUnits, totalMeasures, ...terms } = readTerms(input);
    const { country, street, houseNumber, addition, postcode, city, ...fields } = readFields(input);
    const { company, companyNumber, vatId, contact, phone, email } = fields;
    const customer = {
      company: { name: company, companyNumber, vatId, ...terms },
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
    const { word, id } = readNumber(input);
    const terms = readTerms(input);
    // Who types this has the request before them as it is; a refusal is taken back by it.
    const seen = await statusOf(shop, id);
    const approval = await approveRequest(shop, id, terms, seen, shop.actor);
    switch (approval.kind) {
      case 'unknown':
      case 'overtaken':
        throw new CommandProblem(answers.noRequest(word));
      case 'email-taken':
        throw new CommandProblem(answers.emailTaken(approval.email));
      case 'approved':
        return say(...added(approval.owner));
    }
  },
};

export const refuse: Command<'afwijzen'> = {
  right: 'change_customers',
  options: { reden: 'text', neutraal: 'flag' },
  hasWords: true,
  run: async (input, shop) => {
    const { word, id } = readNumber(input);
    const reason = onOneLine(input.requiredText('reden'), maxExplanation);
    const refusal = { reason, isTold: !input.flag('neutraal') };
    const { kind } = await refuseRequest(shop, id, refusal, shop.actor);
    if (kind !== 'refused') throw new CommandProblem(answers.noRequest(word));
    return say(answers.refused(id));
  },
};

function readNumber({ words }: CommandInput): { readonly word: string; readonly id: number } {
  const [word, another] = words;
  if (word === undefined || another !== undefined) throw new CommandProblem(commandProblems.requestMissing);
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new CommandProblem(answers.noRequest(word));
  return { word, id: Number(word) };
}

async function statusOf({ database }: OwnerShop, id: number) {
  const [request] = await database
    .select({ status: accountRequests.status })
    .from(accountRequests)
    .where(eq(accountRequests.id, id));
  return request?.status ?? 'requested';
}

function readTerms(input: CommandInput) {
  return {
    discountGroup: input.choice('groep', discountGroups) ?? 'B',
    cmUnits: input.choice('eenheid', ['mm', 'cm']) === 'cm',
    totalMeasures: input.flag('totaalmaten'),
    ...readCredit(input),
  } as const;
}

// By the rules of the page: both or neither.
function readCredit(input: CommandInput) {
  const values = {
    discountGroup: 'B',
    termDays: input.text('termijn') ?? '',
    creditLimit: input.text('limiet') ?? '',
  };
  const parsed = parseTermsForm(values);
  if (parsed.ok) return parsed.value.credit;
  const { termDays, creditLimit } = parsed.errors;
  throw new CommandProblem(
    ...(termDays === undefined ? [] : [commandProblems.field('termijn', termDays)]),
    ...(creditLimit === undefined ? [] : [commandProblems.field('limiet', creditLimit)]),
  );
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

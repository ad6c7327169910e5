import type { Context } from 'hono';
import type { Meanwhile, OfficeCustomerFormPage } from '#contract/office/customers.ts';
import { fieldNames } from '#text/account/fields.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { customerFormTexts } from '#text/staff/customer-forms.ts';
import { describeField } from '#text/staff/customers.ts';
import { type CompanyOnPaper, findCompanyOnPaper } from '../../accounts/change-company.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm, restoredForm } from '../../input/form-values.ts';
import { rowId } from '../../input/read-address.ts';
import type { FormValues } from '../../input/read-form.ts';
import { changedSince, decodeSeen, encodeSeen, typedOver } from '../../input/seen.ts';
import { findLastAuthor, type Subject } from '../../logbook/last-author.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { answerPage } from '../../pages/answer-page.ts';

/** What a form is about, whatever was typed into it. */
export type FormParts = Pick<OfficeCustomerFormPage, 'kind' | 'customer' | 'subject'>;

type Told = Partial<Pick<OfficeCustomerFormPage, 'isVatRefused' | 'taken'>>;

/** By the number in the address. */
export async function customerHere(c: Context<AppEnv>, deps: Dependencies): Promise<CompanyOnPaper> {
  const found = await findCompanyOnPaper(deps.database, rowId(c.req.param('id') ?? ''));
  if (found === null) throw new Refusal(404, callErrors.notFound);
  return found;
}

export function customerOf({ company: { id, name } }: CompanyOnPaper) {
  return { id, company: name } as const;
}

/** Filled with what there is, or with what was typed before a login expired. */
export async function openForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  parts: FormParts,
  present: FormValues,
): Promise<Response> {
  const form = restoredForm(present, await keptValues(c, deps));
  const seen = form.values['seen'] ?? encodeSeen(present, deps.now());
  return answer(c, deps, { ...parts, form, seen, ...nothingTold }, 200);
}

export function refuseForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  parts: FormParts,
  values: FormValues,
  errors: Readonly<Record<string, string>>,
  told: Told = {},
): Promise<Response> {
  const form = rejectedForm(values, errors);
  return answer(c, deps, { ...parts, form, seen: values['seen'] ?? null, ...nothingTold, ...told }, 422);
}

/** R11.4: the later of two is told what the first has changed, keeps what they typed, and can send it again. */
export async function tellMeanwhile(
  c: Context<AppEnv>,
  deps: Dependencies,
  parts: FormParts,
  { values, present, subject }: { values: FormValues; present: FormValues; subject: Subject },
): Promise<Response> {
  const seen = decodeSeen(values['seen']);
  const by = seen === null ? null : await findLastAuthor(deps.database, subject, new Date(seen.at));
  const changes = seen === null ? [] : changedSince(seen, present);
  const meanwhile: Meanwhile = {
    by,
    changes: changes.map(({ name, before, after }) => ({
      field: nameOf(name),
      before: describeField(name, before),
      after: describeField(name, after),
    })),
  };
  const typed = rejectedForm(typedOver(values, seen, present), {});
  const form = { ...typed, notice: customerFormTexts.overtaken };
  const page = { ...parts, form, seen: encodeSeen(present, deps.now()), ...nothingTold, meanwhile };
  return answer(c, deps, page, 409);
}

/** Whether what is there now is what the form showed. */
export function asSeen<Present>(values: FormValues, valuesOf: (present: Present) => FormValues) {
  const seen = decodeSeen(values['seen']);
  return (present: Present) => seen !== null && changedSince(seen, valuesOf(present)).length === 0;
}

const nothingTold = { meanwhile: null, isVatRefused: false, taken: null } as const;

function answer(
  c: Context<AppEnv>,
  deps: Dependencies,
  page: Omit<OfficeCustomerFormPage, 'name'>,
  status: 200 | 409 | 422,
): Promise<Response> {
  return answerPage(c, deps, { name: 'office-customer-form', ...page }, { status, cache: 'no-store' });
}

function nameOf(field: string): string {
  const names: Readonly<Record<string, string>> = fieldNames;
  return names[field] ?? field;
}

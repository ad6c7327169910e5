import type { Message, Refusal, Repair } from '#contract/configurator-answer.ts';
import { setUpFee } from '#domain/cart/terms.ts';
import type { Assessment, Problem } from '#domain/configuration/assessment.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { describeNotice } from '#text/configurator/notices.ts';
import { describeFinding, incompleteMessage } from '#text/configurator/problems.ts';
import { cartIsFull } from '#text/ordering/cart.ts';
import type { ProductText } from '#text/products/product-text.ts';
import { quoteIsFull } from '#text/quotes/lines.ts';
import { collectErrors, type DescribedProblem } from './collect-errors.ts';

/** All of it but the steps. */
export type ToldRefusal = Omit<Refusal, 'product_specifications'>;

type Wishes = {
  readonly wantsToOrder: boolean;
  /** Ways on from what is refused. */
  readonly repairs?: readonly Repair[];
};

/**
 * The 422 of contract §3, or null when there is nothing to refuse. A step without an answer is refused only when the
 * customer wants to order.
 */
export function presentRefusal(
  assessment: Assessment,
  text: ProductText,
  { wantsToOrder, repairs = [] }: Wishes,
): ToldRefusal | null {
  const { problems } = assessment;
  const missing = wantsToOrder ? openSteps(assessment) : [];
  const isIncomplete = missing.length > 0;
  if (problems.length === 0 && !isIncomplete) return null;
  const described = toldOnce(problems).map((problem) => inWords(assessment, problem, text));
  const messages = [
    ...(isIncomplete ? [blocking('incompleet', incompleteMessage)] : []),
    ...described
      .filter(({ problem }) => !isSecondSlip(problem, problems))
      .map(({ problem, sentence }) => blocking(problem.finding.code, sentence)),
  ];
  return {
    message: messages[0]?.message ?? incompleteMessage,
    errors: collectErrors(assessment, described, missing),
    messages: [...withoutRepeats(messages), ...presentNotices(assessment, text)],
    repairs: [...repairs],
    ga_messages: [
      ...new Set([...messages.map(({ name }) => name), ...problems.map(({ finding }) => finding.code)]),
    ],
  };
}

/**
 * Read in a unit that was not meant, a length breaks limits and rules as well: those would be further sentences for one
 * slip.
 */
function toldOnce(problems: readonly Problem[]): readonly Problem[] {
  const slips = problems.filter(isSlip);
  const follows = (problem: Problem) =>
    slips.some(
      ({ step, field, row }) =>
        problem.step === step && problem.row === row && (problem.field === null || problem.field === field),
    );
  return problems.filter((problem) => isSlip(problem) || !follows(problem));
}

function isSlip({ finding }: Problem): boolean {
  return /^eenheid_/.test(finding.code);
}

/** Who mistakes the unit does so for both sides of a size: each field says it, the list of messages once. */
function isSecondSlip(problem: Problem, problems: readonly Problem[]): boolean {
  return isSlip(problem) && problems.find((one) => isSlip(one) && one.row === problem.row) !== problem;
}

/** Why lines that can be made are not put where they were meant to go. */
export type NoRoom =
  | { readonly kind: 'cart-full' | 'quote-full'; readonly lines: number; readonly adding: number }
  | { readonly kind: 'quote-settled' | 'shown-otherwise' };

const noRoomNames = {
  'cart-full': 'winkelwagen_vol',
  'quote-full': 'offerte_vol',
  'quote-settled': 'offerte_vast',
  'shown-otherwise': 'maten_anders_gelezen',
} as const satisfies Readonly<Record<NoRoom['kind'], string>>;

/** The 422 for lines that cart or quote does not take. */
export function presentNoRoom(assessment: Assessment, text: ProductText, why: NoRoom): ToldRefusal {
  const message = describeNoRoom(why);
  const name = noRoomNames[why.kind];
  return {
    message,
    errors: {},
    messages: [blocking(name, message), ...presentNotices(assessment, text)],
    repairs: [],
    ga_messages: [name],
  };
}

function describeNoRoom(why: NoRoom): string {
  switch (why.kind) {
    case 'cart-full':
      return cartIsFull(why.lines, why.adding);
    case 'quote-full':
      return quoteIsFull(why.lines, why.adding);
    case 'quote-settled':
      return callErrors.quoteSettled;
    case 'shown-otherwise':
      return callErrors.shownOtherwise;
  }
}

/** Steps with nothing in them; one that was answered wrongly has its own problem to show. */
function openSteps({ unanswered, problems, sizes }: Assessment): readonly string[] {
  return unanswered.filter((step) => {
    const here = problems.filter((problem) => problem.step === step);
    if (here.length === 0) return true;
    const isOpen = (row: number) => !here.some((problem) => problem.row === row || problem.row === null);
    return sizes.some(({ typed }, row) => isOpen(row) && (typed.width === null || typed.height === null));
  });
}

export function presentNotices({ notices, customer }: Assessment, text: ProductText): Message[] {
  const fee = setUpFee(customer.discounts.group);
  const messages = notices.map((notice): Message => {
    const message = describeNotice(notice, customer.unit, fee, text);
    return { name: notice.code, type: 'info', message, submitDisabled: false };
  });
  return withoutRepeats(messages);
}

function inWords({ customer }: Assessment, problem: Problem, text: ProductText): DescribedProblem {
  return { problem, sentence: describeFinding(problem.finding, customer.unit, text) };
}

function blocking(name: string, message: string): Message {
  return { name, type: 'error', message, submitDisabled: true };
}

function withoutRepeats(messages: readonly Message[]): Message[] {
  const seen = new Map(messages.map((message) => [`${message.name} ${message.message}`, message]));
  return [...seen.values()];
}

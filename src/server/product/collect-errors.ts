import type { Refusal } from '#contract/configurator-answer.ts';
import type { Assessment, Problem } from '#domain/configuration/assessment.ts';
import { isQuickOrder } from '#domain/configuration/device.ts';
import { rowFields, rowsKey } from '#domain/configuration/rows-step.ts';
import { unansweredMessage } from '#text/configurator/problems.ts';

export type DescribedProblem = { readonly problem: Problem; readonly sentence: string };

/** Sentences by place: under a sub-field, under `errors` for a step as a whole, or per row in quick order. */
export function collectErrors(
  assessment: Assessment,
  described: readonly DescribedProblem[],
  missing: readonly string[],
): Refusal['errors'] {
  const quick = isQuickOrder(assessment.plan.device);
  const errors: Refusal['errors'] = {};
  if (quick) {
    const rows = rowErrors(assessment, described, missing.includes(rowsKey));
    if (rows !== null) errors[rowsKey] = rows;
  }
  const isInRows = (step: string) => quick && step === rowsKey;
  const put = (step: string, field: string, sentence: string) => {
    const fields = errors[step] ?? {};
    const sentences = fields[field] ?? [];
    if (typeof sentences === 'string' || sentences.includes(sentence)) return;
    errors[step] = { ...fields, [field]: [...sentences, sentence] };
  };
  const general = generalStep(assessment);
  for (const { problem, sentence } of described) {
    const { step, field } = problem;
    if (!isInRows(step)) put(step, field === null || step === general ? 'errors' : field, sentence);
  }
  for (const step of missing) if (!isInRows(step)) put(step, 'errors', unansweredMessage);
  if (general !== null) joinGeneral(errors, general);
  return errors;
}

/** The step whose problems are told as one: the RO series shows no errors beside its size fields (R5.8). */
function generalStep({ plan }: Assessment): string | null {
  if (plan.product.sizeErrors === 'perField') return null;
  return plan.steps.find((step) => step.kind === 'sizeAndSpace' || step.kind === 'size')?.key ?? null;
}

function joinGeneral(errors: Refusal['errors'], step: string): void {
  const sentences = errors[step]?.['errors'];
  if (Array.isArray(sentences)) errors[step] = { errors: [sentences.join(' ')] };
}

/** R8.4: three JSON-encoded lists with one list of sentences per row. */
function rowErrors(
  { plan, sizes }: Assessment,
  described: readonly DescribedProblem[],
  isMissing: boolean,
): Record<string, string> | null {
  const lists = { width: emptyLists(sizes), height: emptyLists(sizes), combined: emptyLists(sizes) };
  let isTouched = false;
  const put = (list: string[] | undefined, sentence: string) => {
    isTouched = true;
    if (list?.includes(sentence) === false) list.push(sentence);
  };
  for (const { problem, sentence } of described) {
    const row = problem.row ?? (problem.step === rowsKey ? 0 : null);
    if (row !== null) put(lists[listFor(problem, plan.product.sizeErrors === 'general')][row], sentence);
  }
  for (const [index, { typed }] of sizes.entries()) {
    const isOpen = typed.width === null || typed.height === null;
    const isSilent = Object.values(lists).every((list) => list[index]?.length === 0);
    if (isMissing && isOpen && isSilent) put(lists.combined[index], unansweredMessage);
  }
  if (!isTouched) return null;
  return {
    width: JSON.stringify(lists.width),
    height: JSON.stringify(lists.height),
    combined: JSON.stringify(lists.combined),
  };
}

function emptyLists(sizes: readonly unknown[]): string[][] {
  return sizes.map(() => []);
}

function listFor({ step, field }: Problem, isGeneral: boolean): 'width' | 'height' | 'combined' {
  if (isGeneral || step !== rowsKey) return 'combined';
  if (field === rowFields.width.name) return 'width';
  return field === rowFields.height.name ? 'height' : 'combined';
}

import { keyOf } from './keys.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Gives what puts typed text back into a field that has become another element, in a new place. */
export function carryTyped(content: Element): () => void {
  const typed = new Map(
    fieldsIn(content)
      .filter(isTyped)
      .map((field) => [keyOf(field), field]),
  );
  return () => {
    for (const field of fieldsIn(content)) {
      const before = typed.get(keyOf(field));
      if (before === undefined || before === field) continue;
      field.value = before.value;
      if (isTicked(field) && isTicked(before)) field.checked = before.checked;
    }
  };
}

function fieldsIn(content: Element): readonly Field[] {
  const fields = content.querySelectorAll<Field>('input:not([type="file"]), textarea, select');
  return [...fields].filter((field) => field.closest('[data-island]') === null);
}

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue || (isTicked(field) && field.checked !== field.defaultChecked);
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** Where the summary of faults links to: a field's name is alike from page to page, an id made by React is not. */
export function fieldId(name: string): string {
  return `veld-${name}`;
}

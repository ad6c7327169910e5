/** What a reminder can name, in the words of whoever writes it. */
export const placeholders = ['nummer', 'bedrag', 'vervaldag'] as const;
export type Placeholder = (typeof placeholders)[number];

const pattern = /\{([^{}\n]{0,40})\}/g;

/** Each placeholder replaced by its value; what is between other braces stays as it is. */
export function fillIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(pattern, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

/** Those that mean nothing to us, such as '{naam}'. */
export function unknownPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));
}

function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name);
}

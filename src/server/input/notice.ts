/** A notice travels over a redirect by name: a page never shows a sentence that came with its address. */
export function noticeFrom(texts: Readonly<Record<string, string>>, name: string | undefined): string | null {
  return name !== undefined && Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
}

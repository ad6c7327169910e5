/** R7.1: every call carries both headers. */
export function callHeaders(page: Document): Record<string, string> {
  const token = page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  // biome-ignore lint/suspicious/noConsole: R7.1 wants a missing token in the log
  if (token === '') console.error('This page has no CSRF token');
  return {
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-TOKEN': token,
  };
}

/** Whether a program asks, which wants JSON whatever happens, or a person, who wants a page. */
export function looksLikeCall(path: string, header: (name: string) => string | undefined): boolean {
  const accept = header('accept') ?? '';
  return (
    path.startsWith('/product/') ||
    header('x-requested-with') !== undefined ||
    (header('content-type') ?? '').startsWith('application/json') ||
    (accept.includes('application/json') && !accept.includes('text/html'))
  );
}

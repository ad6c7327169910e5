/** By which the machine or PostgreSQL names what went wrong; else in words. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

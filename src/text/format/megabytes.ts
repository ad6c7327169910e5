/** '5 MB': how large a file may be, which is a whole number of them. */
export function formatMegabytes(bytes: number): string {
  return `${bytes / (1024 * 1024)} MB`;
}

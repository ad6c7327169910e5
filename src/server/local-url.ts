/** The shop's address where no other is set. */
export function localUrl(host: string | null, port: number): string {
  const isEverywhere = host === null || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

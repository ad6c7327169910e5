import { isIPv4 } from 'node:net';

/** What is sent to such a host never leaves the machine. */
export function isThisMachine(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const address = bare.replace(/^::ffff:(?=\d+\.)/, '');
  return (
    address === '::1' ||
    address === 'localhost' ||
    address.endsWith('.localhost') ||
    (isIPv4(address) && address.startsWith('127.'))
  );
}

import { BlockList, isIP } from 'node:net';

/**
 * As proxies and sockets write it: with a port, in brackets, or an IPv4 address dressed as IPv6. Null for what is none.
 */
export function readAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}

/** Addresses and networks, such as 10.0.0.0/8; null where one of them is neither. */
export function readNetworks(text: string): readonly string[] | null {
  const networks = text.split(/[\s,]+/).filter((part) => part !== '');
  return networks.every((network) => fromNetwork(network) !== null) ? networks : null;
}

export function isAmong(networks: readonly string[], address: string): boolean {
  const family = familyOf(address);
  if (family === null) return false;
  const list = new BlockList();
  for (const network of networks) {
    const { address: base, bits, family: kind } = fromNetwork(network) ?? {};
    if (base !== undefined && bits !== undefined) list.addSubnet(base, bits, kind);
  }
  return list.check(address, family);
}

function fromNetwork(network: string) {
  const [text = '', length, more] = network.split('/');
  const address = readAddress(text);
  const family = address === null ? null : familyOf(address);
  if (address === null || family === null || more !== undefined) return null;
  const most = family === 'ipv4' ? 32 : 128;
  if (length === undefined) return { address, bits: most, family };
  const bits = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return bits <= most ? { address, bits, family } : null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}

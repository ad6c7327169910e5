type Parts = { readonly address: string; readonly password: string | null };

/**
 * Apart, where the driver itself sees the end of a password: at the last @ before the host. Who looks for the first one takes
 * what follows for a host, and tells it to everybody.
 */
export function splitPassword(url: string): Parts {
  const begin = url.indexOf('//') + 2;
  const [authority = ''] = url.slice(begin).split(/[/?#]/, 1);
  const end = authority.lastIndexOf('@');
  const { query, password: asked } = withoutParameter(url.slice(begin + end + 1));
  if (end === -1) return { address: `${url.slice(0, begin)}${query}`, password: asked };
  const [user = '', ...rest] = authority.slice(0, end).split(':');
  const password = asked ?? (rest.length === 0 ? null : decoded(rest.join(':')));
  return { address: `${url.slice(0, begin)}${encodeURIComponent(decoded(user))}@${query}`, password };
}

const parameter = 'password=';

// PostgreSQL takes it there too, and before the other.
function withoutParameter(text: string): { readonly query: string; readonly password: string | null } {
  const [place = '', ...rest] = text.split('?');
  const all = rest.join('?').split('&');
  const others = all.filter((one) => one !== '' && !one.startsWith(parameter));
  const value = all.findLast((one) => one.startsWith(parameter));
  return {
    query: others.length === 0 ? place : `${place}?${others.join('&')}`,
    password: value === undefined ? null : decoded(value.slice(parameter.length)),
  };
}

// A % that begins nothing is meant as it stands.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Parts = { readonly address: string; readonly password: string | null };

/**
 * Apart, where the driver itself sees the end of a password: at the last @ before the host. Who looks for the first one takes
 * what follows for a host, and tells it to everybody.
 */
export function splitPassword(url: string): Parts {
  const [, scheme = '', login, rest = ''] = /^(\w+:\/\/)([^/?#]*)@(.*)$/s.exec(url) ?? [];
  const { query, password: asked } = withoutParameter(login === undefined ? url : rest);
  if (login === undefined) return { address: query, password: asked };
  const at = login.indexOf(':');
  const user = at === -1 ? login : login.slice(0, at);
  const password = asked ?? (at === -1 ? null : decoded(login.slice(at + 1)));
  return { address: `${scheme}${encodeURIComponent(decoded(user))}@${query}`, password };
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

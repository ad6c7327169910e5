const hidden = '…';

// What opens something for whoever holds it: the token of a payment link or a quote, of a reset or an invitation, and
// the id of a session. By where they stand, and by what they look like wherever they stand.
const secrets: readonly (readonly [RegExp, string])[] = [
  [/(\/(?:payment|offerte)\/)[^/?#\s"'\\]+/g, `$1${hidden}`],
  [/([?&](?:token|_token)=)[^&#\s"'\\]+/g, `$1${hidden}`],
  [/\b[sv]\.[\w-]{43}(?![\w-])/g, hidden],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, hidden],
];

/** For a line of the log or a report of an error, whatever it is made of. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}

/** 'NL91 ABNA 0417 1643 00': in groups, as it is read out and typed over. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

type Fields = Readonly<Record<string, string>>;

/** What a browser would send: the fields of the page as it was rendered. */
export function fieldsOf(html: string): Fields {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const isSent = !/type="(radio|checkbox)"/.test(tag) || / checked=""/.test(tag);
    const name = read('name');
    if (name !== undefined && name !== '_token' && isSent) fields[name] = read('value') ?? '';
  }
  for (const [, name = '', options = ''] of html.matchAll(
    /<select[^>]* name="(\w+)"[^>]*>(.*?)<\/select>/gs,
  )) {
    fields[name] = /value="([^"]*)" selected=""/.exec(options)?.[1] ?? '';
  }
  fields['remarks'] = /<textarea[^>]*name="remarks"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  return fields;
}

/** What a person reads. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ');
}

import { readHtml } from './html.ts';

type Fault = { readonly name: string; readonly told: string; readonly label: string | null };

/** The faults above a form, each with what its field is called on the page; none where the link leads to nothing. */
export function faultsIn(html: string): readonly Fault[] {
  return readHtml(html)
    .all('a')
    .filter((link) => link.attribute('href')?.startsWith('#veld-'))
    .map((link) => {
      const id = link.attribute('href')?.slice(1) ?? '';
      return { name: id.slice('veld-'.length), told: link.words, label: labelOf(html, id) };
    });
}

// One of several choices is called by its own words, the question by its legend.
function labelOf(html: string, id: string): string | null {
  const at = html.search(new RegExp(`<(?:input|textarea|select)[^>]* id="${id}"`));
  if (at === -1) return null;
  const control = html.slice(at, html.indexOf('>', at));
  const before = html.slice(0, at);
  const group = before.lastIndexOf('<fieldset');
  const isInGroup = group > before.lastIndexOf('</fieldset');
  if (/ type="(radio|checkbox)"/.test(control) && isInGroup)
    return readHtml(html.slice(group)).all('legend')[0]?.words ?? null;
  return (
    readHtml(html)
      .all('label')
      .find((label) => label.attribute('for') === id)?.words ?? null
  );
}

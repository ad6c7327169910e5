import type { XmlElement } from '#server/documents/xml.ts';

/** The sound documents that a rule is shown to bite on. */
export type Sample = 'dutch' | 'belgian' | 'ahead' | 'credit';

export type Edit = (document: XmlElement) => XmlElement;

/** A published rule, and a document that breaks it: what is never refused is no rule. */
export type Rule = {
  readonly id: string;
  readonly says: string;
  readonly holds: (document: XmlElement) => boolean;
  readonly broken: Edit;
  readonly sample: Sample;
};

export function rule(
  id: string,
  says: string,
  holds: Rule['holds'],
  broken: Edit,
  sample: Sample = 'dutch',
): Rule {
  return { id, says, holds, broken, sample };
}

export const without = (path: string): Edit => change(path, () => null);

export const set = (path: string, text: string): Edit =>
  change(path, (found) => ({ ...found, children: [text] }));

export const setAttribute = (path: string, name: string, text: string): Edit =>
  change(path, (found) => ({ ...found, attributes: { ...found.attributes, [name]: text } }));

export const dropAttribute = (path: string, name: string): Edit =>
  change(path, (found) => {
    const { [name]: _dropped, ...attributes } = found.attributes;
    return { ...found, attributes };
  });

export const twice = (path: string): Edit => change(path, (found) => [found, found]);

export const put = (path: string, ...elements: readonly XmlElement[]): Edit =>
  change(path, (found) => ({ ...found, children: [...found.children, ...elements] }));

// The first that is found; an edit that finds nothing proves nothing.
function change(path: string, to: (found: XmlElement) => XmlElement | readonly XmlElement[] | null): Edit {
  const [first = '', ...rest] = path.split('/');
  return (parent) => {
    const index = parent.children.findIndex((child) => typeof child !== 'string' && child.name === first);
    const found = parent.children[index];
    if (found === undefined || typeof found === 'string') throw new Error(`no ${path} in ${parent.name}`);
    const changed = rest.length > 0 ? change(rest.join('/'), to)(found) : to(found);
    const children = [...parent.children];
    children.splice(index, 1, ...(changed === null ? [] : [changed].flat()));
    return { ...parent, children };
  };
}

import type { XmlElement } from '#server/documents/xml.ts';

// An e-invoice as whoever receives it reads it: elements by path, first of a kind first.

export function all(from: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => isNamed(child, name))),
      [from],
    );
}

function isNamed(child: XmlElement | string, name: string): child is XmlElement {
  return typeof child !== 'string' && child.name === name;
}

export function has(from: XmlElement, path: string): boolean {
  return all(from, path).length > 0;
}

/** The text of the first there is, without the white space around it; '' without one. */
export function value(from: XmlElement, path: string): string {
  return all(from, path)[0]?.children.join('').trim() ?? '';
}

export function attribute(from: XmlElement, path: string, name: string): string {
  return all(from, path)[0]?.attributes[name] ?? '';
}

/** In cents; not a number where there is none, which no comparison survives. */
export function amount(from: XmlElement, path: string): number {
  const text = value(from, path);
  return text === '' ? Number.NaN : Math.round(Number(text) * 100);
}

export function sumOf(from: readonly XmlElement[], path: string): number {
  return from.reduce((total, one) => total + amount(one, path), 0);
}

export function everywhere(root: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  const inside = root.children.flatMap((child) =>
    typeof child === 'string' ? [] : everywhere(child, ...names),
  );
  return names.length === 0 || names.includes(root.name) ? [root, ...inside] : inside;
}

export const textOf = ({ children }: XmlElement): string => children.join('').trim();

export const lines = (document: XmlElement): readonly XmlElement[] => [
  ...all(document, 'cac:InvoiceLine'),
  ...all(document, 'cac:CreditNoteLine'),
];

export const seller = 'cac:AccountingSupplierParty/cac:Party';
export const buyer = 'cac:AccountingCustomerParty/cac:Party';
export const totals = 'cac:LegalMonetaryTotal';
export const subtotal = 'cac:TaxTotal/cac:TaxSubtotal';
export const category = `${subtotal}/cac:TaxCategory`;
export const lineCategory = 'cac:Item/cac:ClassifiedTaxCategory';

import { pe100Text } from './pe-100.ts';

const overlap = 14;

/** What quick order shows a visitor as its example. */
export const quickOrderExample = {
  caption: `Voorbeeld: PE-100 ${pe100Text.name}`,
  rows: [row(900, 1200, 1, 'keuken'), row(1000, 1300, 2, 'slaapkamer 1'), row(650, 1300, 1, 'badkamer')],
  note: `Openingen in millimeters, met ${overlap} mm overlap rondom. Geeft u volgens uw account totale maten op, dan maken wij precies die.`,
} as const;

function row(width: number, height: number, amount: number, label: string) {
  const made = `${width + 2 * overlap} × ${height + 2 * overlap}`;
  return [`${width}`, `${height}`, `${amount}`, label, made] as const;
}

import { type Cents, decimalString } from '#domain/money/cents.ts';

/** '€ 1.234,50': everywhere but in the configurator. */
export function formatEuro(amount: Cents): string {
  return `€ ${formatAmount(amount)}`;
}

/** '1.234,50' */
export function formatAmount(amount: Cents): string {
  return formatDecimal(decimalString(amount));
}

/** '1.234,50' of the wire's '1234.50'. */
export function formatDecimal(decimal: string): string {
  const [whole = '0', fraction = '00'] = decimal.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`;
}

/** '1 234.50' of '1234.50': where the decimals have a point, a space that does not break parts the thousands. */
export function groupThousands(decimal: string): string {
  return decimal.replace(/\B(?=(\d{3})+\.)/g, '\u00a0');
}

/** '+ € 5,12' of '5.12': what a choice adds. */
export function formatSurcharge(decimal: string): string {
  return `+ € ${formatDecimal(decimal)}`;
}

/** The configurator's own notation, from the wire's '504.00': '504.-', and '86.08' as it stands. */
export function formatConfiguratorPrice(decimal: string): string {
  return decimal.endsWith('.00') ? `${decimal.slice(0, -2)}-` : decimal;
}

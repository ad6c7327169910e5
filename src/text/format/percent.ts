/** '38 %', '38,5 %', '38,25 %' or '−2,5 %', from hundredths of a percent. */
export function formatBasisPoints(points: number): string {
  return `${plainBasisPoints(points).replace('-', '−')} %`;
}

/** The same as it is typed in a form: '38,5', '-2,5'. */
export function plainBasisPoints(points: number): string {
  const size = Math.abs(points);
  const rest = String(size % 100)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '');
  return `${points < 0 ? '-' : ''}${Math.floor(size / 100)}${rest === '' ? '' : `,${rest}`}`;
}

/** How much an amount rises or falls: '+4,2 %', '−0,5 %'; half up, in tenths. */
export function formatChange(before: number, after: number): string {
  const tenths = Math.round((Math.abs(after - before) * 1000) / before);
  const sign = after < before ? '−' : '+';
  return `${sign}${Math.floor(tenths / 10)},${tenths % 10} %`;
}

import QRCode from 'qrcode';
import type { QrCode } from '#contract/security-page.ts';

/** As one path on a grid of modules, which a page draws at any size without a picture to fetch. */
export function drawQrCode(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) => drawRow((x) => modules.get(y, x) === 1, size, y));
  return { size, path: rows.join('') };
}

// Dark modules beside each other are one bar: half the length of one square each.
function drawRow(isDark: (x: number) => boolean, size: number, y: number): string {
  let path = '';
  for (let x = 0; x < size; x += 1) {
    if (!isDark(x)) continue;
    const start = x;
    while (x < size && isDark(x)) x += 1;
    path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}

import { expect, it } from 'vitest';
import { drawQrCode } from './qr-code.ts';

it('R10.2 a QR code is drawn with its three corners, and every bar inside the grid', () => {
  const { size, path } = drawQrCode('otpauth://totp/Maathor:noor%40bouwbedrijf.nl?secret=JBSWY3DPEHPK3PXP');
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, x, y, width, back]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    back: Number(back),
  }));
  expect(bars.map(({ x, y, width, back }) => `M${x} ${y}h${width}v1h-${back}z`).join('')).toBe(path);
  expect(bars.filter(({ x, width, back }) => x + width > size || width !== back)).toEqual([]);
  const corner = { width: 7, back: 7 };
  expect(bars).toContainEqual({ x: 0, y: 0, ...corner });
  expect(bars).toContainEqual({ x: size - 7, y: 0, ...corner });
  expect(bars).toContainEqual({ x: 0, y: size - 1, ...corner });
});

// R9.5: these carry dark text whatever a formula says; for the others the contrast decides.
const alwaysDark = ['1026', '9001', '9002', '9003', '9010', '9016', '9018'];

export function isDarkTextOn(label: string, hex: string): boolean {
  const code = /\d{4}/.exec(label)?.[0] ?? '';
  // The luminance at which black and white text have the same contrast.
  return alwaysDark.includes(code) || luminance(hex) > 0.179;
}

// WCAG's relative luminance.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

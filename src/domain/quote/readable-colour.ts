/** A dealer picks any colour; what is drawn in it can be read by everybody (WCAG 2.2, 1.4.3 and 1.4.11). */
export type ReadableColours = {
  /** As chosen, for a plane. */
  readonly fill: string;
  /** What is written on that plane: white where it can be read, else black. */
  readonly onFill: '#ffffff' | '#000000';
  /** The colour as letters on white paper, darkened as little as needed. */
  readonly text: string;
  /** The same as a line or a sign on white. */
  readonly line: string;
};

export const leastContrast = { text: 4.5, line: 3 } as const;

const white = '#ffffff';
const black = '#000000';

export function readableColours(colour: string): ReadableColours {
  return {
    fill: colour,
    // Of two colours that far apart at least one is far enough from any third.
    onFill: contrastOf(colour, white) >= leastContrast.text ? white : black,
    text: darkenedFor(colour, leastContrast.text),
    line: darkenedFor(colour, leastContrast.line),
  };
}

/** '#1F4E5F', '1f4e5f' or '#fff', as '#rrggbb'; null for what is no colour. */
export function parseColour(typed: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  if (digits === '') return null;
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${whole.toLowerCase()}`;
}

/** From 1 to 21, as WCAG counts it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// Fine enough that of the strongest channel no value is passed over.
const steps = 1024;

/** All channels in proportion, so that it stays the same colour in the shade. */
function darkenedFor(colour: string, least: number): string {
  const isReadable = (step: number) => contrastOf(shaded(colour, step), white) >= least;
  if (isReadable(steps)) return colour;
  // Black is readable, and what is readable stays so in a deeper shade.
  let [readable, pale] = [0, steps];
  while (pale - readable > 1) {
    const middle = Math.floor((readable + pale) / 2);
    if (isReadable(middle)) readable = middle;
    else pale = middle;
  }
  return shaded(colour, readable);
}

function shaded(colour: string, step: number): string {
  const channels = channelsOf(colour).map((channel) => Math.floor((channel * step) / steps));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

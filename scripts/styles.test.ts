import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', 'src', 'web');
const read = (file: string) => readFileSync(join(web, file), 'utf8');
const stylesheets = globSync('**/*.module.css', { cwd: web });
const layerOf = (file: string) => (/^(ui|forms|drawings)\//.test(file) ? 'ui' : 'feature');

describe('stylesheets', () => {
  it.each(stylesheets)('%s is whole in the layer of its room', (file) => {
    const [first = '', ...rest] = read(file).trimEnd().split('\n');
    expect(first).toBe(`@layer ${layerOf(file)} {`);
    expect(rest.filter((line) => /^\S/.test(line))).toEqual(['}']);
  });

  it('change at the widths of one list', () => {
    const widths = [...read('breakpoints.ts').matchAll(/^ {2}\w+: (\d+),$/gm)].map(([, width]) =>
      Number(width),
    );
    expect(widths.length).toBeGreaterThan(2);
    const known = widths.flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`]);
    const strange = stylesheets.flatMap((file) =>
      [...read(file).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/(?:min-|max-)?width[^)]*/g)]
          .filter(([width]) => !known.includes(width))
          .map(([width]) => `${file}: ${width}`),
      ),
    );
    expect(strange).toEqual([]);
  });

  it('so do scripts', () => {
    const written = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) =>
      /(?:min|max)-width: ?\d|innerWidth/.test(read(file).replaceAll(/\/\*\*.*?\*\//gs, '')),
    );
    expect(written).toEqual([]);
  });

  it('know one card', () => {
    const drawn = stylesheets.filter((file) =>
      [...read(file).matchAll(/\{([^{}]*)\}/g)].some(([, body = '']) =>
        ['border: var(--hairline);', 'border-radius: var(--radius);', 'background: var(--card);'].every(
          (declaration) => body.includes(declaration),
        ),
      ),
    );
    expect(drawn).toEqual(['ui/card.module.css']);
  });
});

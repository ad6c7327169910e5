import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', 'src', 'web');
const components = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

// The compiler cannot see into a stylesheet: a misspelt class name is simply undefined.
it('components use only classes that their stylesheets define', () => {
  const checked = new Set<string>();
  const missing: string[] = [];
  for (const component of components) {
    const source = readFileSync(join(web, component), 'utf8');
    for (const [, name = '', file = ''] of source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const stylesheet = join(dirname(join(web, component)), file);
      const css = readFileSync(stylesheet, 'utf8');
      checked.add(stylesheet);
      const body = source.replaceAll(/^import .*$/gm, '');
      for (const [, used = ''] of body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        if (!new RegExp(`\\.${used}\\b`).test(css)) missing.push(`${component}: .${used} of ${file}`);
      }
    }
  }
  expect(checked.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './security/bill-of-materials.ts';

// A software bill of materials by the lock file, for whoever must know what is in here: the same lock, the same bytes.
const root = join(import.meta.dirname, '..');
const file = join(root, 'dist', 'sbom.cdx.json');
mkdirSync(join(root, 'dist'), { recursive: true });
const bill = billOfMaterials(readFileSync(join(root, 'package-lock.json'), 'utf8'));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} components in dist/sbom.cdx.json`);

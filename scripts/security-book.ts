import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityBook } from './security/book.ts';

// Writes docs/security-book.md anew; run it after a change of a right, a route, a line of the log or what is kept.
writeFileSync(join(import.meta.dirname, '..', 'docs', 'security-book.md'), securityBook());

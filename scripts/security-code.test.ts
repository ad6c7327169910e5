import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// What docs/security.md leans on and no single test sees: where in the whole code something dangerous may stand at all.
const source = join(import.meta.dirname, '..', 'src');
const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.test\.tsx?$|testing/.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(source, file), 'utf8')) }));

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

function filesWith(pattern: RegExp, room = ''): readonly string[] {
  return files
    .filter(({ file, text }) => file.startsWith(room) && pattern.test(text))
    .map(({ file }) => file)
    .toSorted();
}

// By the file that calls, or is called: the line of docs/security.md it is on.
const callers: Readonly<Record<string, string>> = {
  'server/backup/dump.ts': 'PostgreSQL',
  'server/backup/inspect.ts': 'PostgreSQL',
  'server/backup/make-backup.ts': 'PostgreSQL',
  'server/database/embedded/embedded.ts': 'PostgreSQL',
  'server/database/embedded/folder-lock.ts': 'PostgreSQL',
  'server/database/embedded/pid-file.ts': 'PostgreSQL',
  'server/database/embedded/shop-role.ts': 'PostgreSQL',
  'server/database/open.ts': 'PostgreSQL',
  'server/database/watch-line.ts': 'PostgreSQL',
  // Knows what a request is.
  'server/intake.ts': 'the shop, from the proxy',
  'server/integrations/error-reporting.ts': 'Mollie, VIES, Sentry',
  'server/integrations/mollie.ts': 'Mollie, VIES, Sentry',
  'server/integrations/vies.ts': 'Mollie, VIES, Sentry',
  'server/listen.ts': 'the shop, from the proxy',
  'server/mail/mail-transport.ts': 'the mail server',
  'server/shop-settings/watch-settings.ts': 'PostgreSQL',
  'server/telemetry/otlp.ts': 'the collector of traces and figures',
};

// Of the proxy, of whoever scrapes, and of systemd.
const withoutCaller = ['the shop, from browsers', '/metrics', "the log's own machine"];

const callsOut =
  /(?<![.\w-])fetch\b(?![:-])|from 'node:(?:https?|tls|dgram)'|\b(?:connect|createServer)\b[^;]*from 'node:net'|createTransport\(|'@sentry\/node'|new (?:Pool|Client|WebSocket)\(/;

// The first cells of the rows of a table in docs/security.md.
function tableUnder(title: string): readonly string[] {
  const page = readFileSync(join(source, '..', 'docs', 'security.md'), 'utf8');
  const [, rest = ''] = page.split(`\n## ${title}\n`);
  const [section = ''] = rest.split('\n## ');
  return [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell).slice(1);
}

describe('R15.5 the code', () => {
  it('calls out from these files alone', () => {
    expect(filesWith(callsOut, 'server/')).toEqual(Object.keys(callers));
  });

  it('calls nobody who has no line in docs/security.md, and none stands there that nobody calls', () => {
    const told = tableUnder('Lines').map((cell) => cell.replace(/ \(`\w+`\)$/, '').replaceAll('`', ''));
    const named = new Set([...Object.values(callers), ...withoutCaller]);
    expect(told.toSorted()).toEqual([...named].toSorted());
  });

  it('follows no redirect of whom it calls', () => {
    const asks = filesWith(/(?<![.\w-])fetch\b(?![:-])/, 'server/');
    const careful = filesWith(/redirect: '(?:error|manual)'/, 'server/');
    expect(asks.length).toBeGreaterThan(1);
    expect(asks.filter((file) => !careful.includes(file))).toEqual([]);
  });

  it("starts no program but PostgreSQL's own and itself, and none by a shell", () => {
    expect(filesWith(/^import (?!type).*'node:child_process'/m, 'server/')).toEqual([
      'server/backup/start-backup.ts',
      'server/backup/tools.ts',
      'server/database/embedded/identity.ts',
      'server/database/embedded/postmaster.ts',
      'server/processes/worker-process.ts',
      'server/turns/process.ts',
    ]);
    expect(filesWith(/shell: true|\bexecSync?\(/, 'server/')).toEqual([]);
  });

  it('makes no code at run time', () => {
    expect(filesWith(/\beval\(|new Function\(|node:vm'|set(?:Timeout|Interval)\(\s*['"`]/)).toEqual([]);
  });

  // Each of constants of ours, or of the number of a row.
  it('makes no regular expression of what somebody typed', () => {
    expect(filesWith(/new RegExp\(/)).toEqual([
      'domain/account/login-code.ts',
      'domain/spreadsheet/xml.ts',
      'web/configurator/rows/paste/cells-of.ts',
      'web/office/bank/EntryFields.tsx',
    ]);
  });

  // What the server has rendered (the preview of the cart among it), drawings of ours, and props that are escaped.
  it('writes HTML in these places alone', () => {
    expect(
      filesWith(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/),
    ).toEqual([
      'web/Island.tsx',
      'web/configurator/open-configurator.ts',
      'web/configurator/parts/DrawnSvg.tsx',
      'web/layout/Document.tsx',
      'web/quote-link/QuoteLinkDocument.tsx',
    ]);
  });

  it('keeps things in the browser in these places alone', () => {
    expect(filesWith(/localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open/)).toEqual([
      'web/configurator/open-configurator.ts',
      'web/configurator/rows/paste/SheetPreview.tsx',
    ]);
  });

  it('encrypts, signs and hashes with these alone', () => {
    const named = files.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv)|hkdfSync|hash)\(\s*'([^']+)'|cipher = '([^']+)'/g,
        ),
      ].map(([, hash, cipher]) => hash ?? cipher ?? ''),
    );
    expect([...new Set(named)].toSorted()).toEqual(['aes-256-gcm', 'sha256']);
    expect(filesWith(/createCipheriv|createDecipheriv/)).toEqual([
      'server/backup/archive/seal.ts',
      'server/secrets/seal.ts',
    ]);
  });

  it('leaves fields for passwords to the browser, its managers and its clipboard', () => {
    const fields = files.flatMap(({ text }) =>
      [...text.matchAll(/<[A-Za-z]+\b[^<>]*\btype="password"[^<>]*>/g)].map(([field]) => field),
    );
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.filter((field) => !/autoComplete="(?:current|new)-password"/.test(field))).toEqual([]);
    expect(fields.filter((field) => /\bon[A-Z]|readOnly|maxLength/.test(field))).toEqual([]);
    // Sizes from a sheet, in quick order.
    expect(filesWith(/\bon(?:Paste|Drop|Copy)\b|\('(?:paste|drop|copy)'/, 'web/')).toEqual([
      'web/configurator/rows/RowFields.tsx',
      'web/configurator/rows/file/use-dropped-files.ts',
    ]);
  });

  it('draws no lot with Math.random', () => {
    expect(filesWith(/Math\.random/, 'server/')).toEqual([]);
  });

  it('writes to the log by one way', () => {
    expect(filesWith(/\bpino\(/, 'server/')).toEqual(['server/log/log.ts']);
    expect(filesWith(/\bconsole\./, 'server/')).toEqual(['server/main.ts']);
  });

  it('names every limit that is counted in docs/security.md, and no other', () => {
    const counted = files.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /(?:limitPerMinute\(deps, |attemptKey\(|\bname: )'([a-z-]+)'(?=,? by|[,)])(?:, by)?/g,
        ),
      ]
        .filter(([found]) => !found.startsWith('name: ') || found.endsWith(', by'))
        .map(([, name = '']) => name),
    );
    const told = tableUnder('Limits')
      .filter((cell) => cell.startsWith('`'))
      .flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name));
    expect(told.toSorted()).toEqual([...new Set(counted)].toSorted());
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', '..', 'src');

function read(file: string): string {
  return readFileSync(join(source, file), 'utf8');
}

function files(): readonly string[] {
  return globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

export type Access = { readonly route: string; readonly access: string };

/** As text, for the table belongs to its test, which fills it with people and things when it is loaded. */
export function findAccess(): readonly Access[] {
  const text = read('server/routes-and-roles.test.ts');
  const named = new Map(
    [...text.matchAll(/^const (\w+) = '([^']+)';$/gm)].map(([, name = '', access = '']) => [name, access]),
  );
  const rows = /^ {2}'((?:GET|POST|PATCH|PUT|DELETE) [^']+)':\s+(?:'([^']+)'|(\w+)),$/gm;
  return [...text.matchAll(rows)].map(([, route = '', access, name = '']) => {
    const found = access ?? named.get(name);
    if (found === undefined) throw new Error(`Who gets ${route} is not known: ${name}`);
    return { route, access: found };
  });
}

export type LogLine = { readonly level: string; readonly message: string; readonly file: string };

const logCall =
  /\b(?:log|get\('log'\))\.(fatal|error|warn|info)\(\s*(?:\{[^()]*?(?:\([^()]*\)[^()]*?)*\},\s*)?(?:(['"`])((?:\\.|(?!\2).)*)\2|(\w+))/gs;

export function findLogLines(): readonly LogLine[] {
  return files()
    .filter((file) => file.startsWith('server/'))
    .flatMap((file) =>
      [...read(file).matchAll(logCall)].map(([, level = '', , message, name = '']) => ({
        level,
        message: message ?? `(${name})`,
        file,
      })),
    );
}

export type Cryptography = { readonly file: string; readonly uses: readonly string[] };

const libraries = ['@node-rs/argon2', 'otpauth', '@simplewebauthn/server', '@simplewebauthn/browser'];

/** What each file takes of Node's cryptography and of the libraries for it, with the algorithm where it is named. */
export function findCryptography(): readonly Cryptography[] {
  return files().flatMap((file) => {
    const text = read(file);
    const [, names = ''] = /import \{([^}]*)\} from 'node:crypto'/.exec(text) ?? [];
    const taken = names.split(',').map((name) => name.trim());
    const uses = [
      ...taken.filter((name) => name !== '').map((name) => withAlgorithm(text, name)),
      ...libraries.filter((library) =>
        [`from '${library}'`, `import('${library}')`].some((way) => text.includes(way)),
      ),
    ];
    return uses.length === 0 ? [] : [{ file, uses }];
  });
}

function withAlgorithm(text: string, name: string): string {
  const called = new RegExp(`\\b${name}\\(\\s*(?:'([^']+)'|(\\w+))`).exec(text);
  const given = called?.[1] ?? new RegExp(`const ${called?.[2]} = '([^']+)'`).exec(text)?.[1];
  return given === undefined ? name : `${name} (${given})`;
}

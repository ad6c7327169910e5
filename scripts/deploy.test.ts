import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { isUpload } from '#server/middleware/doors.ts';
import { bodyLimits } from '#server/middleware/limit-body.ts';
import { parseSettings } from '#server/settings/env.ts';
import { schema } from '#server/settings/schema.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, first = '']) => first);
}

describe('R15.1 deploy/', () => {
  // A folder of drop-ins has a dot in its name too.
  const files = [
    'README.md',
    ...globSync('{systemd,container,nginx,pgbouncer}/**/*.*', { cwd: folder }).filter((path) =>
      statSync(join(folder, path)).isFile(),
    ),
  ];

  it('names settings that there are, and those that a real shop cannot do without', () => {
    const others = /^(POSTGRES|SHOPS|CERTIFICATES|NODE$)/;
    const named = files.flatMap((file) =>
      found(read(file), /(?<![\w$./-])([A-Z][A-Z_]{3,})(?==| ?: ["\w])/g),
    );
    expect(
      named.filter((name) => !others.test(name) && !(name.replace(/_FILE$/, '') in schema.shape)),
    ).toEqual([]);
    const needed = [
      'NODE_ENV',
      'PUBLIC_URL',
      'TRUSTED_PROXIES',
      'DATABASE_URL',
      'SESSION_SECRET',
      'MOLLIE_API_KEY',
    ];
    expect([...needed, 'SMTP_URL', 'SELLER_NAME'].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('has settings that hold what they say when systemd reads them', () => {
    const blocks = found(read('README.md'), /^```sh\n([^`]+)^```$/gm).filter(
      (text) => !/^[^A-Z#]/m.test(text),
    );
    expect(blocks).toHaveLength(2);
    for (const text of [...blocks, readFileSync(join(root, '.env.example'), 'utf8')]) {
      const given = readAsSystemd(text);
      expect(Object.entries(given).filter(([, value]) => value.includes('#'))).toEqual([]);
      // What the owner has to fill in.
      const filledIn = Object.entries(given).filter(([, value]) => !value.includes('…'));
      expect(parseSettings({ ...Object.fromEntries(filledIn), NODE_ENV: 'test' })).toMatchObject({
        ok: true,
      });
    }
  });

  it('links to what there is', () => {
    const links = found(read('README.md'), /\]\(([\w./-]+)\)/g);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
  });
});

describe('R15.1 nginx', () => {
  const site = read('nginx/maathor.conf');

  it('takes bodies as large as the shop does, where the shop does', () => {
    expect(found(read('nginx/maathor/server.conf'), /client_max_body_size (\d+);/g)).toEqual([
      `${bodyLimits.form}`,
    ]);
    const [, pattern = '', limit] = /location ~ (\S+) \{\s+client_max_body_size (\d+);/.exec(site) ?? [];
    expect(limit).toBe(`${bodyLimits.upload}`);
    const paths = ['/winkelwagen/12/fotos', '/maatwerk', '/account/huisstijl', '/account/huisstijl/logo'];
    const ofStaff = ['/beheer/prijzen/pe-100/invoeren', '/beheer/betalingen/afschriften'];
    for (const path of [...paths, ...ofStaff]) expect(new RegExp(pattern).test(path), path).toBe(true);
    for (const path of [...paths, ...ofStaff].flatMap((one) => [
      one,
      `${one}/x`,
      one.slice(0, -1),
      `/x${one}`,
    ]))
      expect(new RegExp(pattern).test(path), path).toBe(
        isUpload({ method: 'POST', path, header: () => 'multipart/form-data' }),
      );
  });

  it('has what is of a socket in the server that is the first of it, as it says it for the others', () => {
    const [first = ''] = found(site, /server \{([^}]*ssl_reject_handshake on;[^}]*)\}/g);
    const ofSocket = found(read('nginx/maathor/server.conf'), /^(ssl_(?:protocols|session_\w+) .+;)$/gm);
    expect(ofSocket).toHaveLength(4);
    expect(ofSocket.filter((line) => !first.includes(line))).toEqual([]);
  });

  it('sends a post a second time only where that is none', () => {
    const patternsOf = (part: string) =>
      found(part, /location ~ (\^\/product\/\S+) \{/g).map((one) => new RegExp(one));
    const [pure, keyed] = patternsOf(site);
    const matched = (pattern: RegExp | undefined) =>
      calls.filter(({ method, path }) => method === 'post' && pattern?.test(path)).map(({ name }) => name);
    expect(matched(pure)).toEqual(['init', 'validateState', 'drawing']);
    const withKey = calls.filter(
      (call) => 'headers' in call && call.headers.some((name) => name === 'Idempotency-Key'),
    );
    expect(matched(keyed)).toEqual(withKey.map(({ name }) => name));
    expect(found(site, /proxy_next_upstream (.*non_idempotent);/g)).toHaveLength(2);
  });
});

describe('R15.1 systemd', () => {
  const units = globSync('systemd/*.service', { cwd: folder }).map((file) => ({ file, text: read(file) }));
  const hardening = (text: string) =>
    text.slice(text.indexOf('NoNewPrivileges='), text.indexOf('# Not MemoryDeny'));

  it('has units that start what there is, each as closed as the others', () => {
    expect(units).toHaveLength(3);
    for (const { file, text } of units) {
      const [script = ''] = found(text, /^ExecStart=\S+\/node_modules\/\.bin\/node (scripts\/\S+)/gm);
      expect(existsSync(join(root, script)), file).toBe(true);
      expect(hardening(text), file).toBe(hardening(units[0]?.text ?? ''));
      expect(text, file).toMatch(/^User=maathor$/m);
    }
    expect(hardening(units[0]?.text ?? '').split('\n').length).toBeGreaterThan(20);
  });
});

describe('R15.1 the container', () => {
  const steps = read('container/Containerfile');
  const copied = found(steps, /^COPY (?!--)(.+) \.\S*$/gm).flatMap((names) => names.split(' '));

  it('is made of what there is, by the Node that the shop has', () => {
    expect(copied).toContain('src');
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    const passed = read('container/Containerfile.dockerignore').split('\n');
    expect(copied.filter((name) => !passed.includes(`!${name}`))).toEqual([]);
    expect(found(steps, /^ARG NODE=(.+)$/gm)).toEqual([readFileSync(join(root, '.nvmrc'), 'utf8').trim()]);
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const name of found(steps, /npm run (\w+)/g)) expect(scripts).toHaveProperty(name);
    const [command = ''] = found(steps, /^CMD \["node", "(.+)"\]$/gm);
    expect(existsSync(join(root, command))).toBe(true);
    // What the last stage runs as.
    expect(steps.lastIndexOf('USER node')).toBeGreaterThan(steps.lastIndexOf('FROM '));
  });

  it('is built from what is copied into it, and nothing else', {
    timeout: 180_000,
    tags: ['thorough'],
  }, () => {
    const image = mkdtempSync(join(tmpdir(), 'maathor-image-'));
    try {
      const filter = (path: string) => !/\.test\.tsx?$/.test(path);
      for (const name of copied) cpSync(join(root, name), join(image, name), { recursive: true, filter });
      symlinkSync(join(root, 'node_modules'), join(image, 'node_modules'));
      const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: image, encoding: 'utf8' });
      expect(built.status, built.stderr).toBe(0);
      expect(existsSync(join(image, 'dist/sources.sha256'))).toBe(true);
    } finally {
      rmSync(image, { recursive: true });
    }
  });

  it('has a pooler that may put its socket where the database has its own, and asks at the port it listens to', () => {
    // Of PostgreSQL's image, to whom the volume of sockets belongs.
    expect(found(read('container/Containerfile.pgbouncer'), /^USER (\S+)$/gm)).toEqual(['999:999']);
    const pooler = read('pgbouncer/pgbouncer.ini');
    const compose = read('container/compose.yaml');
    const [folderOfSockets = ''] = found(pooler, /^unix_socket_dir = (\S+)$/gm);
    expect(found(compose, /- sockets:(\S+)$/gm)).toEqual(Array(3).fill(folderOfSockets));
    const [port = ''] = found(pooler, /^listen_port = (\d+)$/gm);
    expect(compose).toContain(`/dev/tcp/127.0.0.1/${port}`);
    expect(compose).toContain(`localhost:${port}/maathor?host=${folderOfSockets}`);
  });

  it('stands in a compose file that can be read, with nothing writable and no right to gain', () => {
    const service = z.looseObject({
      read_only: z.literal(true),
      security_opt: z.tuple([z.literal('no-new-privileges:true')]),
      volumes: z.array(z.string()),
      environment: z.record(z.string(), z.string()).default({}),
    });
    const { services } = z
      .object({ services: z.record(z.string(), service) })
      .parse(parseYaml(read('container/compose.yaml')));
    expect(Object.keys(services)).toEqual(['shop', 'database', 'pgbouncer', 'nginx']);
    // What a copy of .env.example says otherwise, or leaves empty, wins over the image.
    const [ofImage = ''] = found(steps, /^ENV (.+)$/gm);
    expect(services['shop']?.environment).toMatchObject(
      Object.fromEntries(ofImage.split(' ').map((pair) => pair.split('='))),
    );
    const mounted = Object.values(services).flatMap(({ volumes }) =>
      volumes.flatMap((volume) => found(volume, /^(\.[^:]+):/g)),
    );
    expect(mounted.length).toBeGreaterThan(5);
    const ofTheOwner = './userlist.txt';
    expect(
      mounted.filter((path) => path !== ofTheOwner && !existsSync(join(folder, 'container', path))),
    ).toEqual([]);
  });
});

// Of an EnvironmentFile: a line that begins with # or ; is a comment, and nothing else is.
function readAsSystemd(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => /^\s*[^\s#;]/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1).trim()]),
  );
}

// The reader that our finder of dead code brings along.
function parseYaml(text: string): unknown {
  const { parse } = createRequire(join(root, 'node_modules/knip/package.json'))('yaml');
  return parse(text, { merge: true });
}

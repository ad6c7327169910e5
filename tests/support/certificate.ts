import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Certificate = { readonly cert: string; readonly key: string };

/** Of its own authority unless of another's, for two days. */
export async function makeCertificate(
  folder: string,
  names: readonly string[],
  file = 'cert',
  authority: Certificate | null = null,
): Promise<Certificate> {
  const [cert, key] = [join(folder, `${file}.pem`), join(folder, `${file}-key.pem`)];
  const alternatives = names.map((name) => `DNS:${name}`).join();
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', key, '-out', cert];
  const by = authority === null ? [] : ['-CA', authority.cert, '-CAkey', authority.key];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...files, ...subject, ...by]);
  return { cert, key };
}

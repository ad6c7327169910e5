import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailSink = {
  readonly url: string;
  readonly received: readonly Email[];
  // The code with which recipients are refused from now on; null accepts them.
  readonly refuseWith: (code: number | null) => void;
  readonly close: () => Promise<void>;
};

/** A mail server in this process that keeps what it gets. */
export async function startMailSink(): Promise<MailSink> {
  const received: Email[] = [];
  let refusal: Error | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email);
          done();
        }, done);
      });
    },
  });
  // Whoever was killed half-way does not hear the answer; to a server without this, that is the end of the run.
  server.on('error', () => undefined);
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail sink has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseWith: (code) => {
      refusal =
        code === null ? null : Object.assign(new Error(`refused with ${code}`), { responseCode: code });
    },
    close: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(closed.resolve);
      await closed.promise;
    },
  };
}

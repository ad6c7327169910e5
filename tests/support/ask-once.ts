import { request } from 'node:http';

type Question = {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Answered = {
  readonly status: number | null;
  readonly body: string;
  // Of the connection, where there was no answer.
  readonly fault: string | null;
};

/** Over a connection of its own, so that whichever process is free has it. */
export function askOnce({ url, method = 'GET', headers = {}, body }: Question): Promise<Answered> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: null, body: '', fault: error.code ?? error.message });
    const call = request(url, { method, headers: { ...headers }, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text, fault: null }));
      answer.once('error', fail);
    });
    call.once('error', fail);
    call.end(body);
  });
}

import type { Preset, PresetAnswer, PresetsAnswer } from '#contract/preset-call.ts';
import { presetText } from '#text/configurator/presets.ts';
import { callHeaders } from '../../call-headers.ts';
import { sendInLogin } from '../../send-in-login.ts';
import { list, object, record, type Shape, text, whole } from '../../shape.ts';
import type { StateBody } from '../store/payload.ts';
import type { PresetDesk } from '../store/preset-desk.ts';

/** What became of a call: what it answered, or a sentence for whoever made it. */
export type Told<Answer> =
  | { readonly isOk: true; readonly answer: Answer }
  | { readonly isOk: false; readonly status: number | null; readonly message: string };

const isPreset: Shape<Preset> = object<Preset>({
  id: whole,
  name: text,
  choices: list(object<Preset['choices'][number]>({ label: text, value: text })),
  specs: record(record(text)),
  lost: list(text),
  used_at: text,
});
const isOne: Shape<PresetAnswer> = object<PresetAnswer>({ preset: isPreset });
const isList: Shape<PresetsAnswer> = object<PresetsAnswer>({ presets: list(isPreset) });
const isError = object<{ readonly message: string }>({ message: text });

const shelf = (code: string) => `/product/uitvoeringen/${code}`;

// Comes when it is needed, which is seldom.
const askWhoseLogin = async () => (await import('../../renew-login.ts')).renewLogin(document);

async function call<Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  isAnswer: Shape<Answer>,
  body?: unknown,
): Promise<Told<Answer>> {
  try {
    const send = () =>
      fetch(path, {
        method,
        headers: { ...callHeaders(document), Accept: 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const { response } = await sendInLogin(send, askWhoseLogin);
    const answer: unknown = await response.json();
    if (response.ok && isAnswer(answer)) return { isOk: true, answer };
    const isTold = response.status < 500 && isError(answer);
    return { isOk: false, status: response.status, message: isTold ? answer.message : presetText.failed };
  } catch {
    return { isOk: false, status: null, message: presetText.failed };
  }
}

/** All of a product; the page then knows them too. */
export async function presetsOf(desk: PresetDesk, code: string): Promise<Told<PresetsAnswer>> {
  return stocked(desk, code, await call('GET', shelf(code), isList));
}

export type KeepBody = StateBody & {
  readonly name: string;
  readonly spaces: boolean;
  readonly replace: boolean;
};

export async function keepPreset(
  desk: PresetDesk,
  code: string,
  body: KeepBody,
): Promise<Told<PresetAnswer>> {
  const told = await call('POST', shelf(code), isOne, body);
  if (told.isOk) await presetsOf(desk, code);
  return told;
}

export function renamePreset(code: string, id: number, name: string): Promise<Told<PresetAnswer>> {
  return call('PATCH', `${shelf(code)}/${id}`, isOne, { name });
}

/** It is the one that is offered first from now on. */
export async function usedPreset(desk: PresetDesk, code: string, id: number): Promise<void> {
  const told = await call('PATCH', `${shelf(code)}/${id}`, isOne, { used: true });
  if (told.isOk) await presetsOf(desk, code);
}

export async function removePreset(desk: PresetDesk, code: string, id: number): Promise<Told<PresetsAnswer>> {
  return stocked(desk, code, await call('DELETE', `${shelf(code)}/${id}`, isList));
}

function stocked(desk: PresetDesk, code: string, told: Told<PresetsAnswer>): Told<PresetsAnswer> {
  if (told.isOk) desk.stock(code, told.answer.presets);
  return told;
}

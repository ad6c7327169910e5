import type { Specification } from '#contract/configurator-answer.ts';

type Json = Buffer<ArrayBuffer>;

// Steps can be combined with amounts in more ways than fit in memory: past this, all are written anew.
const mostBytes = 16_000_000;

let kept = new WeakMap<Specification, Json>();
let bytes = 0;

/**
 * For a step that will be sent again: writing and encoding them anew is the slowest part of a call. Tells whether there was
 * room; if not, all that was kept is forgotten.
 */
export function keepJson(step: Specification): boolean {
  const json = writeJson(step);
  const hasRoom = bytes + json.length <= mostBytes;
  if (!hasRoom) kept = new WeakMap();
  kept.set(step, json);
  bytes = json.length + (hasRoom ? bytes : 0);
  return hasRoom;
}

export function stepJson(step: Specification): Json {
  return kept.get(step) ?? writeJson(step);
}

function writeJson(step: Specification): Json {
  return Buffer.from(JSON.stringify(step));
}

import type { Specification } from '#contract/configurator-answer.ts';

type Json = Buffer<ArrayBuffer>;

const kept = new WeakMap<Specification, Json>();

/** For a step that will be sent again: writing and encoding them anew is the slowest part of a call. */
export function keepJson(step: Specification): void {
  kept.set(step, writeJson(step));
}

export function stepJson(step: Specification): Json {
  return kept.get(step) ?? writeJson(step);
}

function writeJson(step: Specification): Json {
  return Buffer.from(JSON.stringify(step));
}

import { readFileSync, writeFileSync } from 'node:fs';

// Loaded before the shop (`--import`): its clock is as many milliseconds ahead as a file says. The database keeps the
// machine's, so that the two also differ from each other. What a process goes by it writes beside that file, under its number.
const file = process.env['PROVE_CLOCK'];
const RealDate = Date;
let ahead: number | null = null;

const look = () => {
  if (file === undefined) return;
  try {
    const wanted = Number(readFileSync(file, 'utf8'));
    if (wanted === ahead) return;
    ahead = wanted;
    writeFileSync(`${file}-${process.pid}`, String(Date.now() - RealDate.now()));
  } catch {
    // Being written, or no room for it: as it was.
  }
};

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + (ahead ?? 0)] : given, asked),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + (ahead ?? 0) : Reflect.get(target, name, receiver),
});

look();
setInterval(look, 50).unref();

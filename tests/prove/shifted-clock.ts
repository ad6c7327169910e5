import { readFileSync } from 'node:fs';

// Loaded before the shop (`--import`): its clock is as many milliseconds ahead as a file says. The database keeps the
// machine's, so that the two also differ from each other.
const file = process.env['PROVE_CLOCK'];
const RealDate = Date;
let ahead = 0;

const look = () => {
  try {
    ahead = file === undefined ? 0 : Number(readFileSync(file, 'utf8'));
  } catch {
    // Being written: as it was.
  }
};

look();
setInterval(look, 50).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + ahead] : given, asked),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name, receiver),
});

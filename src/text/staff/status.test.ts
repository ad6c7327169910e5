import { expect, it } from 'vitest';
import { describeFinding, formatBytes, formatSpan, nameJob } from './status.ts';

it('R15.6 says what is the matter and what to do, in whole sentences', () => {
  expect(describeFinding({ level: 'wrong', kind: 'round_failed', name: 'check-ledger', count: 3 })).toBe(
    'Grootboek controleren is 3 keer achter elkaar mislukt. De winkel probeert het vanzelf weer. De eigenaar vindt het bij Taken.',
  );
  expect(describeFinding({ level: 'look', kind: 'mail_waits', since: 20 * 60_000 })).toBe(
    'Er wacht al 20 minuten een e-mail. Werkt de mailserver? De winkel blijft het twee dagen proberen.',
  );
  expect(nameJob('something-new')).toBe('something-new');
});

it.each([
  [59_000, 'minder dan een minuut'],
  [60_000, '1 minuut'],
  [119 * 60_000, '119 minuten'],
  [5 * 3_600_000, '5 uur'],
  [50 * 3_600_000, '2 dagen'],
])('R15.6 %i ms is %s', (milliseconds, text) => {
  expect(formatSpan(milliseconds)).toBe(text);
});

it('R15.6 bytes are told as people count them', () => {
  expect(formatBytes(38_400_000)).toBe('38 MB');
  expect(formatBytes(1_234_000_000)).toBe('1,2 GB');
});

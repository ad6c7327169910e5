import { describe, expect, it } from 'vitest';
import { formatAddress, formatDevice } from './account.ts';

const dutch = {
  country: 'NL',
  street: 'Kade',
  houseNumber: '12',
  addition: '',
  postcode: '1234 AB',
  city: 'Delft',
} as const;
const belgian = {
  country: 'BE',
  street: 'Kouter',
  houseNumber: '32',
  addition: '20',
  postcode: '9000',
  city: 'Gent',
} as const;

describe('R1.1 addresses', () => {
  it.each([
    [dutch, ['Kade 12', '1234 AB Delft', 'Nederland']],
    [{ ...dutch, addition: 'A' }, ['Kade 12A', '1234 AB Delft', 'Nederland']],
    [{ ...dutch, addition: '3 hoog' }, ['Kade 12-3 hoog', '1234 AB Delft', 'Nederland']],
    [belgian, ['Kouter 32 bus 20', '9000 Gent', 'België']],
  ])('writes %j on an envelope', (address, lines) => {
    expect(formatAddress(address)).toEqual(lines);
  });
});

describe('R1.1 devices', () => {
  it('names what is known', () => {
    expect([
      formatDevice('Firefox', 'Windows'),
      formatDevice('Firefox', null),
      formatDevice(null, 'Android'),
      formatDevice(null, null),
    ]).toEqual(['Firefox op Windows', 'Firefox', 'Android', 'Onbekend apparaat']);
  });
});

import { may, mayOnBehalf, rights } from '../../src/domain/account/rights.ts';
import { roles } from '../../src/domain/account/role.ts';
import { daysKept, yearsKept } from '../../src/domain/business/retention.ts';
import { logbookActions } from '../../src/domain/logbook/entry.ts';
import { securityEvents } from '../../src/server/middleware/security-log.ts';
import { secretNames } from '../../src/server/settings/secret-files.ts';
import { findAccess, findCryptography, findLogLines } from './read-code.ts';

/** What the code itself says of security, as a page. */
export function securityBook(): string {
  return [
    '# Security book',
    'Written by `npm run security-book` from the code; `npm test` fails when it is older. What it means is in [security.md](security.md).',
    ...rightsSection(),
    ...addressesSection(),
    ...logSection(),
    ...keptSection(),
    ...cryptographySection(),
  ]
    .join('\n\n')
    .concat('\n');
}

function rightsSection(): readonly string[] {
  const rows = rights.map((right) => [
    `\`${right}\``,
    ...roles.map((role) => (may(role, right) ? (mayOnBehalf(role, right) ? '● +' : '●') : '')),
  ]);
  return [
    '## Rights',
    '● has it; + staff have it too while they work for somebody in that role. From `src/domain/account/rights.ts`.',
    table(['Right', ...roles], rows),
  ];
}

function addressesSection(): readonly string[] {
  return [
    '## Addresses',
    '`+` is let in, `>` is sent to log in, `-` is refused, `0` hears that there is no such thing. The measurer, buyer and company owner are of the company whose order, address or quote is asked for. From `src/server/routes-and-roles.test.ts`, which asks each as each.',
    table(
      [
        'Address',
        'visitor',
        'measurer, buyer, company owner, of another company',
        'owner, sales, bookkeeping, workshop',
      ],
      findAccess().map(({ route, access }) => [
        `\`${route}\``,
        ...access.split(' ').map((part) => `\`${part}\``),
      ]),
    ),
  ];
}

function logSection(): readonly string[] {
  return [
    '## Log',
    'Security events, by `event` (`src/server/middleware/security-log.ts`), each with time, request, person, address of the client, method and path:',
    table(
      ['Event', 'What'],
      Object.entries(securityEvents).map(([event, what]) => [`\`${event}\``, what]),
    ),
    'All other lines:',
    table(
      ['Level', 'Line', 'From'],
      findLogLines().map(({ level, message, file }) => [level, message, `\`${file}\``]),
    ),
    `Actions of the logbook: ${logbookActions.map((action) => `\`${action}\``).join(', ')}.`,
    `Never in any of them: ${secretNames.map((name) => `\`${name}\``).join(', ')}, passwords, tokens and codes.`,
  ];
}

function keptSection(): readonly string[] {
  const years = Object.entries(yearsKept).map(([what, { years: count, from }]) => [
    words(what),
    `${count} ${count === 1 ? 'year' : 'years'}${from === 'year_end' ? ' after the year it was written in' : ''}`,
  ]);
  const days = Object.entries(daysKept).map(([what, count]) => [
    words(what),
    `${count} ${count === 1 ? 'day' : 'days'}`,
  ]);
  return [
    '## Kept',
    'How long the shop keeps what it knows, from `src/domain/business/retention.ts`; the jobs in `src/server/jobs` delete it and the privacy page promises it. Quotes are kept as the owner’s settings say.',
    table(['What', 'How long'], [...years, ...days]),
  ];
}

function cryptographySection(): readonly string[] {
  return [
    '## Cryptography',
    'Every use in `src`, by what is called. Keys and how they are replaced: [Keys](security.md#keys).',
    table(
      ['File', 'Uses'],
      findCryptography().map(({ file, uses }) => [`\`${file}\``, uses.join(', ')]),
    ),
  ];
}

function words(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

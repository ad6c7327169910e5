import { describe, expect, it } from 'vitest';
import { commandTexts } from '#text/staff/shop-command.ts';
import { StartProblem } from '../errors.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

function noPlace(): never {
  throw new Error('the place was read');
}

// None of these may touch the shop.
function type(...args: readonly string[]) {
  return runCommand(args, () => Promise.reject(new Error('the shop was opened')), noPlace);
}

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('%j names every command', async (args) => {
    const { code, stdout, stderr } = await type(...args);
    expect([code, stderr]).toEqual([0, '']);
    for (const name of Object.keys(commandTexts))
      expect(stdout).toMatch(new RegExp(`^  ${name} +\\p{L}`, 'mu'));
  });

  it.each(Object.keys(commands))('of %s tells its options, which are those it takes', async (name) => {
    const { stdout } = await type(name, '--help');
    expect((await type('help', name)).stdout).toBe(stdout);
    const told = [...stdout.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, option]) => option);
    const taken = Object.entries(commands).find(([known]) => known === name)?.[1].options;
    expect(told.toSorted()).toEqual(Object.keys(taken ?? {}).toSorted());
  });
});

describe('what cannot be meant gets one line and exit code 1', () => {
  it.each([
    [['fiets'], 'De opdracht fiets bestaat niet. Met npm run shop -- help ziet u welke er zijn.'],
    [['constructor'], 'De opdracht constructor bestaat niet. Met npm run shop -- help ziet u welke er zijn.'],
    [['help', 'fiets'], 'De opdracht fiets bestaat niet. Met npm run shop -- help ziet u welke er zijn.'],
    [
      ['bestellingen', '--kleur', 'rood'],
      'De optie --kleur hoort niet bij bestellingen. Met npm run shop -- bestellingen --help ziet u welke er zijn.',
    ],
    [['bestellingen', '-s'], 'De optie -s bestaat niet; opties beginnen met twee streepjes.'],
    [['bestellingen', '--status'], 'Achter --status hoort een waarde.'],
    [['bestellingen', '--status', '--vanaf'], 'Achter --status hoort een waarde.'],
    [['bestellingen', '--status='], 'Achter --status hoort een waarde.'],
    [['bestellingen', '--status', '\u0007\u001b'], 'Achter --status hoort een waarde.'],
    [['bestellingen', '\u001b[2Jnu'], '‘[2Jnu’ is te veel. Zet tekst met spaties tussen aanhalingstekens.'],
    [['bestellingen', '--aantal', '1', '--aantal', '2'], 'De optie --aantal staat er twee keer.'],
    [['bestelexport', '--bom=ja'], 'Achter --bom hoort geen waarde.'],
    [['bestellingen', 'vandaag'], '‘vandaag’ is te veel. Zet tekst met spaties tussen aanhalingstekens.'],
  ])('%j', async (args, line) => {
    expect(await type(...args)).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
  });
});

describe('a shop that does not open', () => {
  const open = (error: unknown) => runCommand(['bestellingen'], () => Promise.reject(error), noPlace);

  it('is told in one line', async () => {
    expect(await open(new StartProblem('Cannot reach the database.'))).toEqual({
      code: 1,
      stdout: '',
      stderr: 'De opdracht kan niet beginnen: Cannot reach the database.\n',
    });
  });

  it('for an unforeseen reason too, without a stack or what was to be stored', async () => {
    const query = Object.assign(new Error('Failed query: insert\nparams: geheim'), {
      query: 'insert',
      params: ['geheim'],
      cause: new Error('the disk is full'),
    });
    expect((await open(query)).stderr).toBe('De opdracht is niet gelukt: the disk is full\n');
    expect((await open(new Error('one\ntwo'))).stderr).toBe('De opdracht is niet gelukt: one\n');
  });
});

import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, leavePage } from '../../../component-testing.tsx';
import { beginQuickOrder, button, list, pick, press, showQuickOrder, typeInto } from '../../testing.tsx';
import { plainSheet, workbook } from './workbook-testing.ts';

const preview = () => page.getByRole('dialog', { name: /^Maten uit/ });
const field = (number: number, name: string): Locator =>
  page.getByRole('group', { name: `Maat ${number}`, exact: true }).getByLabelText(name);
const inset = () => page.getByRole('button', { name: /^Inzethor/ });

// Given in the page itself: by way of the browser six megabytes take two seconds.
async function choose(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const place = await page.getByLabelText('Bestand kiezen').findElement();
  if (!(place instanceof HTMLInputElement)) throw new Error('no place for a file');
  const { items, files } = new DataTransfer();
  items.add(new File([content], name));
  place.files = files;
  place.dispatchEvent(new Event('change', { bubbles: true }));
}

// As somebody lets it go over the page, beside any field.
async function drop(name: string, content: string): Promise<void> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  const send = (type: string) =>
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => send('dragover')).toBe(false);
  await expect.element(page.getByText('Laat los om de maten te lezen')).toBeVisible();
  send('drop');
}

describe('quick order as it begins', () => {
  it('R20.13 shows the products as cards and a place for a file, and a card chooses', async () => {
    await beginQuickOrder();
    const cards = page.getByRole('list', { name: 'Producten' }).getByRole('listitem');
    await expect.element(cards.first()).toBeVisible();
    const drawings = () =>
      [...document.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth > 0);
    await expect.poll(() => drawings().length).toBe(cards.elements().length);
    await expect.element(page.getByText('Sleep een CSV- of Excel-bestand hierheen')).toBeVisible();
    await press(inset());
    await expect.element(page.getByRole('combobox', { name: 'Selecteer een product' })).toHaveValue('PE-100');
    await expect.element(field(1, 'Breedte')).toHaveFocus();
  });

  it('R2.43 asks whether what was left unfinished is continued or begun anew', async () => {
    const selector = page.getByRole('combobox', { name: 'Selecteer een product' });
    await showQuickOrder('PE-100');
    await typeInto(field(1, 'Breedte'), '900');
    await typeInto(field(1, 'Kenmerk'), 'zolder');
    await userEvent.tab();
    leavePage();
    await beginQuickOrder();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('de Inzethor (1 maat)');
    await expectNoAxeViolations();
    await press(button('Doorgaan met de Inzethor'));
    await expect.element(field(1, 'Kenmerk')).toHaveValue('zolder');
    await expect.element(selector).toHaveValue('PE-100');
    leavePage();
    await beginQuickOrder();
    await press(button('Opnieuw beginnen'));
    await expect.element(selector).toHaveValue('');
    leavePage();
    await showQuickOrder('PE-100');
    await expect.element(field(1, 'Kenmerk')).toHaveValue('');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('R20.13 keeps a file that is dropped before a product is chosen, and asks about its doubts', async () => {
    await beginQuickOrder();
    await drop(
      'ramen.csv',
      'Kenmerk;Breedte cm;Hoogte cm;Aantal\nserre;90;120;2\nhal;100;130;\nTotaal;;;2\n',
    );
    await expect.element(page.getByText('ramen.csv is gelezen.')).toBeVisible();
    await press(inset());
    await expect.element(preview()).toMatchTextContent("Breedte '90' cm gelezen als 900");
    await expect.element(preview()).toMatchTextContent('Aantal is leeg, wij nemen 1');
    await expect.element(preview()).toMatchTextContent('Regel 4 is overgeslagen');
    await expect.element(preview().getByRole('button', { name: /overnemen/ })).not.toBeInTheDocument();
    await press(preview().getByRole('checkbox', { name: 'Regel 2 overnemen' }));
    await press(button('1 maat overnemen'));
    await expect.element(field(1, 'Breedte')).toHaveValue('900');
    await expect.element(field(1, 'Kenmerk')).toHaveValue('serre');
  });

  it('R20.13 says why it does not read a picture, an old file or a large one, and goes on', async () => {
    await beginQuickOrder();
    for (const [name, content, words] of [
      ['foto.png', Uint8Array.of(0x89, 0x50, 0, 0), 'foto.png kunnen wij niet lezen.'],
      ['oud.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'oud.xls is een oud Excel-bestand'],
      [
        'groot.xlsx',
        new Uint8Array(6 * 1024 * 1024),
        'groot.xlsx is te groot: wij lezen bestanden tot 5 MB.',
      ],
    ] as const) {
      await choose(name, content);
      await expect.element(page.getByText(words)).toBeVisible();
    }
    await press(inset());
    await expect.element(field(1, 'Breedte')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the columns of a file', () => {
  const rows = [
    ['Nr', 'B', 'H', 'Plek'],
    [1, 900, 1200, 'keuken'],
    [2, 1000, 1300, 'hal'],
  ];

  it('R20.13 are changed by hand, and so remembered for the next file like it', async () => {
    const sheets = [
      { name: 'Ramen', xml: plainSheet(rows) },
      { name: 'Deuren', xml: plainSheet([[800, 2100]]) },
    ];
    const bytes = await workbook({ sheets });
    await showQuickOrder('PE-100');
    await choose('ramen.xlsx', bytes);
    await expect.element(list('Kolom 4: Plek')).toHaveValue('');
    await pick(list('Kolom 4: Plek'), 'Kenmerk');
    await pick(list('Kolom 1: Nr'), 'Aantal');
    await press(button('2 maten overnemen'));
    await expect.element(field(2, 'Aantal')).toHaveValue(2);
    await expect.element(field(2, 'Kenmerk')).toHaveValue('hal');

    await choose('ramen.xlsx', bytes);
    await expect.element(preview()).toMatchTextContent('zoals u ze de vorige keer koos');
    await expect.element(list('Kolom 4: Plek')).toHaveValue('kenmerk');
    await pick(list('Blad'), 'Deuren');
    await expect.element(preview()).toMatchTextContent('Wij lazen 1 maat.');
    await press(button('1 maat overnemen'));
    await expect.element(field(3, 'Hoogte')).toHaveValue('2100');
  });

  it('R20.13 in another unit are read so after one press, never by themselves', async () => {
    await showQuickOrder('PE-100');
    await choose('cm.csv', '90;120\n100;130\n');
    await expect.element(preview()).toMatchTextContent('Deze maten lijken in centimeters te staan.');
    await expect.element(preview().getByRole('button', { name: /overnemen/ })).not.toBeInTheDocument();
    await press(button('Lees als centimeters'));
    await press(button('2 maten overnemen'));
    await expect.element(field(1, 'Breedte')).toHaveValue('900');
    await expect.element(field(2, 'Hoogte')).toHaveValue('1300');
  });

  it('R20.13 with the same doubt in many rows are nodded at once', async () => {
    await showQuickOrder('PE-100');
    await choose('ramen.csv', 'Breedte;Hoogte\n1.200;1.300\n1.100;1.200\n900;1000\n');
    await press(preview().getByRole('checkbox', { name: 'Alle 2 regels: een duizendteken in de maat' }));
    await press(button('3 maten overnemen'));
    await expect.element(field(1, 'Breedte')).toHaveValue('1200');
  });
});

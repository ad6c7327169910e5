import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Preset } from '#contract/preset-call.ts';
import { expectNoAxeViolations, intercept } from '../../component-testing.tsx';
import {
  beginQuickOrder,
  button,
  expectOpen,
  insetLine,
  openSection,
  pick,
  press,
  radio,
  section,
  showPopup,
  showWizard,
  typeInto,
} from '../testing.tsx';

const { maten: _size, rondom_maten: _space, kenmerk: _label, aantal: _amount, ...specs } = insetLine.specs;
const grey: Preset = {
  id: 3,
  name: 'Kunststof antraciet',
  choices: [{ label: 'Kozijn', value: 'Kunststof' }],
  specs: JSON.parse(JSON.stringify(specs)),
  lost: [],
  used_at: '2026-11-16T12:00:00.000Z',
};
const white: Preset = {
  ...grey,
  id: 4,
  name: 'Wit',
  specs: { ...grey.specs, color: { color: 'RAL 9010', color_type: '1' } },
};
const { gaas: _mesh, ...withoutMesh } = grey.specs;
const old: Preset = {
  ...grey,
  id: 5,
  name: 'Oud',
  specs: withoutMesh,
  lost: ['Gaas ‘Pollengaas’ is er niet meer: kies opnieuw.'],
};

/** A shop with these presets; what is sent to it is kept. */
function stock(presets: readonly Preset[]): string[] {
  const sent: string[] = [];
  let shelf = presets;
  intercept('/product/uitvoeringen/', async (_send, body) => {
    if (body === '') return Response.json({ presets: shelf });
    sent.push(body);
    const asked: { name?: string; replace?: boolean } = JSON.parse(body);
    if (asked.name === 'Bezet' && asked.replace !== true)
      return Response.json(
        { message: 'U heeft al een uitvoering ‘Bezet’ met andere keuzes.' },
        { status: 409 },
      );
    const kept = { ...grey, id: 9, name: asked.name ?? grey.name };
    if (asked.name !== undefined) shelf = [kept, ...shelf];
    return Response.json({ preset: kept });
  });
  return sent;
}

// A new one each time: what a page learns of its shelves stays with it.
const shelves = () => ({ 'PE-100': { count: 2, last: { id: 3, name: grey.name } } });

const offer = () => page.getByRole('region', { name: 'Mijn uitvoeringen' });
const list = () => page.getByRole('dialog', { name: 'Mijn uitvoeringen' });
const keeping = () => page.getByRole('dialog', { name: 'Bewaar als uitvoering' });
const question = () => page.getByRole('dialog', { name: 'Uw keuzes vervangen?' });
const width = () => page.getByRole('textbox', { name: 'Breedte' });

describe('beginning', () => {
  it('R20.8 with the one used last takes one press, and the size is what is asked next', async () => {
    const sent = stock([grey, white]);
    await showPopup('PE-100', { presets: shelves() });
    await expectOpen('Soort kozijn');
    await press(button('Start met ‘Kunststof antraciet’'));
    await expectOpen('Maten van de opening');
    await expect.element(section('Kleur')).toMatchTextContent('RAL 7016 structuur');
    await expect.element(offer()).toMatchTextContent('Begonnen met ‘Kunststof antraciet’');
    await expect.poll(() => sent).toEqual(['{"used":true}']);
    await expectNoAxeViolations(offer().element());
  });

  it('R20.8 works the same in the wizard', async () => {
    stock([grey]);
    await showWizard('PE-100', { presets: shelves() });
    await press(button('Start met ‘Kunststof antraciet’'));
    await expect.element(width()).toBeVisible();
  });

  it('R20.8 works the same in quick order, where rows stay', async () => {
    stock([grey]);
    await beginQuickOrder('millimetres', shelves());
    await pick(page.getByRole('combobox', { name: 'Selecteer een product' }), 'PE-100');
    await typeInto(width(), '900');
    await press(button('Start met ‘Kunststof antraciet’'));
    await expect.element(section('Kleur')).toMatchTextContent('RAL 7016 structuur');
    await expect.element(width()).toHaveValue('900');
  });

  it('R20.8 asks before choices are replaced, and keeps them if that is wanted', async () => {
    stock([white]);
    await showPopup('PE-100', { presets: shelves() });
    await press(radio('Hout'));
    await expectOpen('Kozijntype');
    await press(button('Alle uitvoeringen (2)'));
    await press(button('‘Wit’ gebruiken'));
    await expect.element(question()).toBeVisible();
    await expectNoAxeViolations();
    await press(button('Mijn keuzes houden'));
    await expect.element(section('Soort kozijn')).toMatchTextContent('Hout');
    await press(button('Alle uitvoeringen (1)'));
    await press(button('‘Wit’ gebruiken'));
    await press(button('Vervangen'));
    await expect.element(section('Soort kozijn')).toMatchTextContent('Kunststof');
    await expectOpen('Maten van de opening');
  });

  it('R20.8 says in words what is gone, and leaves that open', async () => {
    stock([old]);
    await showPopup('PE-100', { presets: { 'PE-100': { count: 1, last: old } } });
    await press(button('Start met ‘Oud’'));
    const note = page.getByRole('alert');
    await expect.element(note).toMatchTextContent('Niet alles uit ‘Oud’ kan nog');
    await expect.element(note).toMatchTextContent('Gaas ‘Pollengaas’ is er niet meer: kies opnieuw.');
    await expect.element(button('Nog 4 keuzes te maken')).toBeVisible();
    await expectNoAxeViolations(page.getByRole('region', { name: 'Uw hor' }).element());
  });

  it('R20.8 one that is gone, or a shop that cannot be reached, says so and stops nobody', async () => {
    stock([white]);
    await showPopup('PE-100', { presets: shelves() });
    await press(button('Start met ‘Kunststof antraciet’'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Deze uitvoering is er niet meer.');
    await button('Verder gaan zonder').click();
    intercept('/product/uitvoeringen/', () => Promise.reject(new TypeError('Failed to fetch')));
    await press(button('Start met ‘Wit’'));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('De uitvoeringen zijn nu niet bereikbaar.');
    await button('Verder gaan zonder').click();
    await press(radio('Hout'));
    await expectOpen('Kozijntype');
  });

  it('R20.8 by an address opens at the size, and says so when it is gone', async () => {
    stock([grey]);
    await showPopup('PE-100', { presets: shelves(), begin: { code: 'PE-100', preset: grey } });
    await expectOpen('Maten van de opening');
    await expect.element(section('Gaas')).toMatchTextContent('Zwart');
  });

  it('R20.8 by an address that is out of date begins as ever', async () => {
    await showPopup('PE-100', { begin: { code: 'PE-100', preset: null } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Deze uitvoering is er niet meer.');
    await expectOpen('Soort kozijn');
  });

  it('R20.8 is not offered where a line of the cart is changed, nor without presets', async () => {
    await showPopup('PE-100', { line: insetLine, presets: shelves() });
    await expect.element(button('Bijwerken')).toBeEnabled();
    await expect.element(offer()).not.toBeInTheDocument();
  });
});

describe('keeping', () => {
  it('R20.8 suggests a name, keeps the choices, and the focus comes back to what became of it', async () => {
    const sent = stock([]);
    await showPopup('PE-100', { line: insetLine });
    await press(button('Bewaar als uitvoering'));
    await expect
      .element(keeping().getByRole('textbox', { name: 'Naam' }))
      .toHaveValue('Kunststof, RAL 7016 structuur');
    await expectNoAxeViolations();
    await press(keeping().getByRole('checkbox', { name: 'Ook de gemeten ruimte bewaren' }));
    await keeping().getByRole('button', { name: 'Bewaren' }).click();
    const kept = button('Bewaard als ‘Kunststof, RAL 7016 structuur’');
    await expect.element(kept).toHaveFocus();
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      spaces: true,
      replace: false,
      specs: { gaas: { wire_id: '1' } },
    });
    await openSection('Gaas');
    await press(radio('Pollengaas'));
    await expect.element(button('Bewaar als uitvoering')).toBeVisible();
  });

  it('R20.8 a name that is taken is replaced only by a press that says so', async () => {
    const sent = stock([]);
    await showPopup('PE-100', { line: insetLine });
    await press(button('Bewaar als uitvoering'));
    const name = keeping().getByRole('textbox', { name: 'Naam' });
    await typeInto(name, 'Bezet');
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveFocus();
    await expect
      .element(name)
      .toHaveAccessibleDescription(/U heeft al een uitvoering ‘Bezet’ met andere keuzes\./);
    await press(keeping().getByRole('button', { name: '‘Bezet’ vervangen' }));
    await expect.element(button('Bewaard als ‘Bezet’')).toBeVisible();
    expect(sent.map((body) => JSON.parse(body).replace)).toEqual([false, true]);
  });
});

describe('the list', () => {
  it('R20.8 renames, and removes after asking', async () => {
    stock([grey, white]);
    await showPopup('PE-100', { presets: shelves() });
    await press(button('Alle uitvoeringen (2)'));
    await expect.element(list().getByRole('listitem').first()).toMatchTextContent('Kozijn: Kunststof');
    await expectNoAxeViolations();
    await press(button('Naam wijzigen van ‘Wit’'));
    intercept('/product/uitvoeringen/PE-100/4', async () =>
      Response.json({ preset: { ...white, name: 'Crème' } }),
    );
    const name = page.getByRole('textbox', { name: 'Nieuwe naam voor ‘Wit’' });
    await expect.element(name).toHaveFocus();
    await typeInto(name, 'Crème');
    await userEvent.keyboard('{Enter}');
    await press(button('Verwijderen: ‘Crème’'));
    await expect.element(button('Behouden')).toHaveFocus();
    await expectNoAxeViolations();
    intercept('/product/uitvoeringen/PE-100/4', async () => Response.json({ presets: [grey] }));
    await press(button('Verwijderen'));
    await expect.poll(() => list().getByRole('listitem').elements().length).toBe(1);
  });
});

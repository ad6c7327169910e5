import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { companyNumberNames } from '#text/account/account.ts';
import { show } from '../../component-testing.tsx';
import { ListTable } from '../lists/ListTable.tsx';
import { Facts } from './Parts.tsx';

const longName = 'Fensterschutzgitterherstellungsgesellschaftsbeteiligungen GmbH & Co. KG';

function expectNothingBeyondTheEdge(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

it('R11.8 a name of one long word breaks, and does not take the page of a phone with it', async () => {
  await page.viewport(390, 800);
  show(
    <div style={{ display: 'grid' }}>
      <h1>{longName}</h1>
      <p>{longName}</p>
    </div>,
  );
  await expect.element(page.getByRole('heading', { name: longName })).toBeVisible();
  expectNothingBeyondTheEdge();
});

it('R11.8 the longest name of a fact stands beside what it names, not over it', async () => {
  await page.viewport(390, 800);
  show(<Facts facts={[[companyNumberNames.BE, '1000000021']]} />);
  const name = page.getByText(companyNumberNames.BE);
  await expect.element(name).toBeVisible();
  expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth);
});

it.each([390, 600, 768])(
  'R11.8 in a list that is %i px wide the box to tick lies over no text',
  async (width) => {
    await page.viewport(width, 800);
    const list = { path: '/beheer/bestellingen', query: {}, problems: {}, next: null };
    const pick = <input type="checkbox" aria-label="Kies" style={{ width: 44, height: 44 }} />;
    show(
      <ListTable
        list={list}
        caption="Bestellingen"
        headings={['Bestelling', 'Bedrijf']}
        rows={[{ key: 1, cells: [<b key="b">{longName}</b>, <b key="b">{longName}</b>], pick }]}
      />,
    );
    await expect.element(page.getByRole('checkbox')).toBeVisible();
    const box = page.getByRole('checkbox').element().getBoundingClientRect();
    for (const text of document.querySelectorAll('td b')) {
      const lines = [...text.getClientRects()];
      expect(lines.filter(({ right, top }) => right > box.left && top < box.bottom)).toEqual([]);
    }
  },
);

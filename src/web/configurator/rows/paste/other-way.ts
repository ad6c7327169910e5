import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { isSize, isTitle } from './column-units.ts';
import type { Layout } from './layout.ts';
import type { Line } from './table.ts';

const words = {
  opening: /dagma(?:at|ten)|opening|binnen(?:maat|maten|werks)/i,
  total: /totaal|totale|buiten(?:maat|maten|werks)|horma(?:at|ten)|bestelma(?:at|ten)|total/i,
} as const satisfies Record<WayOfMeasuring, RegExp>;

/**
 * Sides of which the heading, or a line of its own, says that they were measured in the other way than the customer's:
 * 'Totale breedte' taken for an opening makes a screen that is an overlap too wide.
 */
export function inOwnWay(layout: Layout, lines: readonly Line[], at: number, way: WayOfMeasuring): Layout {
  const other = words[way === 'total' ? 'opening' : 'total'];
  const titles = lines.flatMap(({ cells }) => (isTitle(cells) ? cells.filter(isOfSizes) : []));
  const says = (heading: string) => other.test(heading) && !words[way].test(heading);
  return layout.map((place, index) => {
    if (!isSize(place)) return place;
    const heads = at < 0 ? [] : [lines[at]?.cells[index] ?? '', lines[at - 1]?.cells[index] ?? ''];
    const own = heads.filter((heading) => words.opening.test(heading) || words.total.test(heading));
    return (own.length > 0 ? own : titles).some(says) ? { ...place, isOtherWay: true } : place;
  });
}

// 'Totale maten', but not the list's own foot: 'Totaal: 12 maten'.
function isOfSizes(title: string): boolean {
  return /ma(?:at|ten)|opening/i.test(title) && !/^(?:sub)?tota(?:al|l)\b/i.test(title);
}

import { findProduct, products } from '#catalogue/index.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { lowestPrice, type PriceList, priceListOn } from '#domain/pricing/price-list.ts';
import { readPriceListFile, writePriceListFile } from '#domain/pricing/price-list-file.ts';
import { formatShortDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import {
  priceAnswers as answers,
  describeComparison,
  describePriceFault,
  surchargeHeading,
} from '#text/staff/price-list-answers.ts';
import { readPriceLists } from '../database/price-lists.ts';
import { CommandProblem } from '../errors.ts';
import { type PricePlan, planPriceList, publishPriceList } from '../prices/publish-price-list.ts';
import { productName } from '../product/product-text.ts';
import { inColumns } from './columns.ts';
import { type Answer, type Command, say } from './command.ts';
import type { CommandInput } from './command-input.ts';
import { readTextFile, writeTextFile } from './files.ts';

export const listPriceLists: Command<'prijslijsten'> = {
  right: 'manage_price_lists',
  options: { product: 'text' },
  hasWords: false,
  run: async (input, { database, now }) => {
    const wanted = input.text('product') === null ? products : [askedProduct(input)];
    const lists = await readPriceLists(database);
    const today = dutchDate(now());
    const rows = wanted.flatMap(({ code }) => {
      const current = priceListOn(lists, code, today);
      return lists
        .filter((list) => list.productCode === code)
        .toSorted((a, b) => a.version - b.version)
        .map((list) => [
          code,
          productName(code),
          String(list.version),
          formatShortDate(list.validFrom),
          answers.states[stateOf(list, current, today)],
          String(list.widths.length * list.heights.length),
          formatLowest(list),
        ]);
    });
    return say(...inColumns(answers.headings, rows, answers.headings.slice(-2)));
  },
};

function stateOf(list: PriceList, current: PriceList | null, today: string): keyof typeof answers.states {
  if (list.version === current?.version) return 'current';
  return list.validFrom > today ? 'future' : 'past';
}

function formatLowest(list: PriceList): string {
  const price = lowestPrice(list);
  return price === null ? '' : formatEuro(price);
}

export const exportPriceList: Command<'prijsexport'> = {
  right: 'manage_price_lists',
  options: { product: 'text', versie: 'text', bestand: 'text' },
  hasWords: false,
  run: async (input, shop) => {
    const { database, now } = shop;
    const { code } = askedProduct(input);
    const version = input.count('versie');
    const lists = (await readPriceLists(database)).filter((list) => list.productCode === code);
    const list =
      version === null
        ? priceListOn(lists, code, dutchDate(now()))
        : (lists.find((other) => other.version === version) ?? null);
    if (list === null)
      throw new CommandProblem(version === null ? answers.noList(code) : answers.noVersion(code, version));
    const text = writePriceListFile(list, surchargeHeading);
    const path = input.text('bestand');
    if (path === null) return { text, notes: [] };
    await writeTextFile(shop, path, text);
    return { text: '', notes: [answers.exported(code, list.version, path)] };
  },
};

export const importPriceList: Command<'prijsimport'> = {
  right: 'manage_price_lists',
  options: { product: 'text', bestand: 'text', vanaf: 'text', bevestig: 'flag' },
  hasWords: false,
  run: async (input, shop) => {
    const { now } = shop;
    const product = askedProduct(input);
    const path = input.requiredText('bestand');
    const validFrom = input.requiredDate('vanaf');
    const read = readPriceListFile(await readTextFile(shop, path), product, surchargeHeading);
    if (!read.ok)
      throw new CommandProblem(...read.faults.map(describePriceFault), answers.refused(read.faults.length));
    const wanted = { productCode: product.code, file: read.file, validFrom };
    const today = dutchDate(now());
    const isConfirmed = input.flag('bevestig');
    const plan = isConfirmed
      ? await publishPriceList(shop.database, wanted, { actor: shop.actor, now: now() })
      : await planPriceList(shop.database, wanted, today);
    if (plan === null) throw new CommandProblem(answers.past(today));
    if (!plan.isChange) return say(answers.same((plan.before ?? plan.list).version));
    const end = isConfirmed ? answers.stored(plan.list.version, validFrom) : answers.dryRun;
    return describePlan(plan, read.file.surcharges === null, end);
  },
};

function describePlan(
  { list, before, next, comparison }: PricePlan,
  keepsSurcharges: boolean,
  end: string,
): Answer {
  return say(
    answers.title(list.productCode, list.version, list.validFrom),
    before === null ? answers.first : answers.comparedWith(before.version, before.validFrom),
    ...describeComparison(comparison),
    ...(keepsSurcharges && before !== null ? [answers.keptSurcharges(before.version)] : []),
    ...(next === null ? [] : [answers.replacedLater(next.version, next.validFrom)]),
    end,
  );
}

function askedProduct(input: CommandInput) {
  const code = input.requiredText('product');
  const product = findProduct(code);
  if (product === null) throw new CommandProblem(answers.noProduct(code));
  return product;
}

import { type Context, Hono } from 'hono';
import type { CatalogueProduct } from '#catalogue/index.ts';
import type { FormState } from '#contract/form-state.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { FileFaults, OfficePriceImportPage } from '#contract/office/prices.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { CsvResult, CsvRow } from '#domain/csv/csv.ts';
import type { PriceFileFault } from '#domain/pricing/price-file-fault.ts';
import { maxPriceFileBytes, type PriceFile, readPriceRows } from '#domain/pricing/price-list-file.ts';
import { UnreadableFile } from '#domain/spreadsheet/unreadable-file.ts';
import { describePriceReason, surchargeHeading } from '#text/staff/price-list-answers.ts';
import { priceImportTexts as texts } from '#text/staff/prices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { createFieldReader, emptyForm, rejectedForm } from '../../input/form-values.ts';
import { readStartDay } from '../../input/read-day.ts';
import { readFiles } from '../../input/read-files.ts';
import { readForm } from '../../input/read-form.ts';
import { nameOfFile } from '../../input/sent-form.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { keepImport } from '../../prices/price-imports.ts';
import { readPastedPrices, readUploadedPrices } from '../../prices/read-upload.ts';
import { productName } from '../../product/product-text.ts';
import { productOf } from './price-list.ts';

const { path } = officeRooms.prices;
const longestPaste = 200_000;
// Of a file that is wrong throughout, as much as somebody reads.
const mostRows = 60;

/** A file or a pasted table is read, and kept until somebody has looked at what it would change. */
export function importRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(`${path}/:code/invoeren`, (c) => {
      const product = productOf(c.req.param('code'));
      return answerPage(c, deps, importPage(deps, product, emptyForm()), { cache: 'no-store' });
    })
    .post(`${path}/:code/invoeren`, async (c) => {
      const product = productOf(c.req.param('code'));
      const given = await readGiven(c, dutchDate(deps.now()));
      if (!given.ok) return refuse(c, deps, importPage(deps, product, given.form));
      const { values, validFrom, source, read } = given;
      const { faults, file } = readPrices(read, product);
      if (file === null) {
        const found = read.ok ? foundIn(read.rows, faults) : foundIn([], faults);
        return refuse(c, deps, { ...importPage(deps, product, emptyForm(values)), found });
      }
      const { code: productCode } = product;
      const { id: personId } = signedInPerson(c);
      const kept = { personId, productCode, validFrom, source, prices: file };
      const id = await keepImport(deps.database, kept, deps.now());
      return c.redirect(`${path}/${productCode}/invoer/${id}`, 303);
    });
}

function refuse(c: Context<AppEnv>, deps: Dependencies, page: OfficePriceImportPage): Promise<Response> {
  return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
}

type Given =
  | { readonly ok: false; readonly form: FormState }
  | {
      readonly ok: true;
      readonly values: Readonly<Record<string, string>>;
      readonly validFrom: string;
      readonly source: string;
      readonly read: CsvResult;
    };

async function readGiven(c: Context<AppEnv>, today: string): Promise<Given> {
  const [file] = await readFiles(c, 'file');
  const { pasted = '', validFrom: day = '' } = await readForm(c, longestPaste + 1);
  const values = { pasted, validFrom: day };
  const fields = createFieldReader(values);
  const validFrom = readStartDay(fields, 'validFrom', today, texts.errors);
  const isPasted = pasted.trim() !== '';
  const field = file === undefined && isPasted ? 'pasted' : 'file';
  const fault = (text: string): Given => ({
    ok: false,
    form: rejectedForm(values, { ...fields.errors, [field]: text }),
  });
  if (file === undefined && !isPasted) return fault(texts.errors.nothing);
  if (file !== undefined && isPasted) return fault(texts.errors.both);
  if (file !== undefined && file.bytes.length > maxPriceFileBytes) return fault(texts.errors.large);
  if (pasted.length > longestPaste) return fault(texts.errors.long);
  try {
    const read = file === undefined ? readPastedPrices(pasted) : await readUploadedPrices(file.bytes);
    if (validFrom === null) return { ok: false, form: rejectedForm(values, fields.errors) };
    return { ok: true, values, validFrom, source: nameOfFile(file), read };
  } catch (error) {
    if (error instanceof UnreadableFile) return fault(texts.errors[error.reason]);
    throw error;
  }
}

type Read = { readonly file: PriceFile | null; readonly faults: readonly PriceFileFault[] };

function readPrices(read: CsvResult, product: CatalogueProduct): Read {
  if (!read.ok) return { file: null, faults: [{ kind: 'unreadable', line: read.line, column: read.column }] };
  const result = readPriceRows(read.rows, product, surchargeHeading);
  return result.ok ? { file: result.file, faults: [] } : { file: null, faults: result.faults };
}

function foundIn(rows: readonly CsvRow[], faults: readonly PriceFileFault[]): FileFaults {
  return {
    faults: faults
      .toSorted((one, other) => one.line - other.line || one.column - other.column)
      .map((fault) => ({ ...placeOf(fault), text: describePriceReason(fault) })),
    rows: rows.slice(0, mostRows).map(({ line, cells }) => ({ line, cells })),
  };
}

function placeOf({ line, column }: PriceFileFault) {
  return { line, column };
}

function importPage(
  { now }: Pick<Dependencies, 'now'>,
  { code }: CatalogueProduct,
  form: FormState,
): OfficePriceImportPage {
  const today = dutchDate(now());
  return { name: 'office-price-import', code, productName: productName(code), today, form, found: null };
}

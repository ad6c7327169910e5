import '../quick-imports.ts';
import { findProduct } from '#catalogue/index.ts';
import type { PdfDocument } from '../documents/pdf.ts';
import { answerTasks } from '../turns/answer-tasks.ts';
import type { RenderTask } from './render-task.ts';

// Each loads only what it needs: fonts, layout and pictures are seconds of start and tens of megabytes.
async function render(task: RenderTask): Promise<readonly Uint8Array[]> {
  if (task.kind !== 'pictures' && task.kind !== 'logo') {
    const { renderPdf } = await import('../documents/pdf.ts');
    return [await renderPdf(await documentOf(task))];
  }
  const { renderSvg, renderWithin } = await import('../pictures/render-svg.ts');
  if (task.kind === 'logo') return [renderWithin(task.svg, task.side)];
  return task.svgs.map((svg) => renderSvg(svg, { width: task.width, background: '#ffffff' }));
}

async function documentOf(task: Exclude<RenderTask, { kind: 'pictures' | 'logo' }>): Promise<PdfDocument> {
  switch (task.kind) {
    case 'order-sheets': {
      const { orderSheets } = await import('../documents/order-sheets.ts');
      return orderSheets(task.order, task.seller, task.photos);
    }
    case 'sheets-of-several': {
      const { sheetsOfSeveral } = await import('../documents/order-sheets.ts');
      return sheetsOfSeveral(task.sheets, task.seller);
    }
    case 'invoice': {
      const { invoicePdf } = await import('../documents/invoice-pdf.ts');
      return invoicePdf(task.invoice, task.seller);
    }
    case 'statement': {
      const { statementPdf } = await import('../documents/statement-pdf.ts');
      return statementPdf(task.statement, task.seller);
    }
    case 'measuring-sheet': {
      const { measuringSheet } = await import('../documents/measuring-sheet.ts');
      const product = findProduct(task.code);
      if (product === null) throw new Error(`no product ${task.code}`);
      return measuringSheet(product, task.way, task.seller);
    }
    case 'quote': {
      const { quotePdf } = await import('../documents/quote-pdf.ts');
      return quotePdf(task.document, task.logo);
    }
    default:
      return task satisfies never;
  }
}

answerTasks<RenderTask>(render);

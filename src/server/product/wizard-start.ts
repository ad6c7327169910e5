import type { CatalogueProduct } from '#catalogue/index.ts';
import type { WizardStart } from '#contract/catalogue-page.ts';
import type { Dependencies, Session } from '../app-env.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import { createAssessCall } from './assess-call.ts';
import { presentInit } from './present-assessment.ts';
import { presentDrawing } from './present-drawing.ts';
import { productText } from './product-text.ts';

const nothingYet = { device: 'mobile', answers: {}, amount: 1, customerId: null } as const;

/** What the wizard's own first call will be told, early enough for the page to show it. */
export function createWizardStart(deps: Dependencies, priceLists: PriceLists) {
  const assessCall = createAssessCall(deps, priceLists);
  return async ({ person }: Session, product: CatalogueProduct): Promise<WizardStart | null> => {
    if (person === null) return null;
    const assessment = await assessCall(person, product, nothingYet);
    return {
      answer: presentInit(assessment, productText(product)),
      drawing: presentDrawing(product, nothingYet.answers, assessment).plain,
    };
  };
}

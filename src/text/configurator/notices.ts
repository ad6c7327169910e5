import type { Unit } from '#domain/measure/millimetres.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { GeneralNotice, Notice } from '#domain/product/finding.ts';
import { describePeriod } from '../format/date.ts';
import { formatAmount } from '../format/money.ts';
import { describeRuleFinding, type Speaker } from './rule-findings.ts';

/** The product book's sentence for what the customer should know. `setUpFee` is what this customer pays for it. */
export function describeNotice(notice: Notice, unit: Unit, setUpFee: Cents, product: Speaker): string {
  return 'figures' in notice ? describeRuleFinding(notice, unit, product) : describeGeneral(notice, setUpFee);
}

function describeGeneral(notice: GeneralNotice, setUpFee: Cents): string {
  switch (notice.code) {
    case 'ral_instelkosten':
      return `Voor ${notice.ral} rekenen wij eenmalig per kleur per bestelling € ${formatAmount(setUpFee)} instelkosten. Levering binnen 20 werkdagen.`;
    case 'seizoen':
      return `${describePeriod(notice)} duurt de levering ongeveer ${notice.days === 1 ? '1 werkdag' : `${notice.days} werkdagen`} langer.`;
    case 'maatwerk_retour':
      return 'Op maat gemaakte horren kunnen niet worden geretourneerd. Controleer de maten.';
  }
}

import { dutchVatPercent, type VatReason } from '#domain/business/vat.ts';

/** Why this VAT: by where the goods go, who buys them and what the register says of their number. */
export function explainVat(reason: VatReason, vatId: string | null): string {
  const number = vatId ?? 'uw btw-nummer';
  switch (reason) {
    case 'domestic':
      return `Levering in Nederland: ${dutchVatPercent}% btw.`;
    case 'intra_community':
      return `Intracommunautaire levering aan ${number}: 0% btw.`;
    case 'no_belgian_number':
      return `Levering in België zonder geldig Belgisch btw-nummer: ${dutchVatPercent}% btw.`;
    case 'refused':
      return `Het Europese btw-register (VIES) kent ${number} niet als geldig btw-nummer. Daarom rekenen wij ${dutchVatPercent}% btw. Klopt het nummer wel? Neem contact met ons op voordat u bestelt; uw winkelwagen blijft bewaard.`;
    case 'unchecked':
      return `Het Europese btw-register (VIES) antwoordt nu niet, dus wij kunnen ${number} niet controleren. Daarom rekenen wij ${dutchVatPercent}% btw. Wilt u met 0% btw bestellen? Probeer het later opnieuw; uw winkelwagen blijft bewaard.`;
    default:
      return reason satisfies never;
  }
}

/** Where a customer with a Belgian number pays VAT all the same. */
export function isVatUnexpected(reason: VatReason): boolean {
  return reason === 'refused' || reason === 'unchecked';
}

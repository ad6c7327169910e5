export type RegisterAnswer =
  | { readonly kind: 'valid' | 'invalid'; readonly consultation: string | null }
  // Not a word about the number: a register that is down must never make one invalid.
  | { readonly kind: 'unavailable'; readonly detail: string };

/** The register of VAT numbers of all member states. */
export type VatRegister = { readonly check: (vatId: string) => Promise<RegisterAnswer> };

/** Where a document would name the company, and nobody has said which. */
export const unsetSellerTexts = { name: 'Verkoper niet ingesteld', field: 'niet ingesteld' } as const;

// In characters, for the field, for the server that judges it and for the sentence that says it.

/** Why somebody of the shop did something: one line of a timeline or of the logbook. */
export const maxReason = 200;

/** Why a request is turned down or an invoice is in dispute: others read it as well, and it may take more words. */
export const maxExplanation = 500;

/** What staff note of a company. */
export const maxCompanyNote = 2000;

/** A payer and what they wrote, as a bank passes them on. */
export const maxBankWords = 140;

/** What one looks for at once. */
export const maxSearch = 100;

/** What a person or a company is called. */
export const maxName = 100;

/** Lines of an address. */
export const maxStreet = 100;
export const maxCity = 100;

/** As long as a mail server passes an address on. */
export const maxEmail = 254;

/** The number of an order or an invoice, as people type it. */
export const maxTypedNumber = 40;

/** Digits of a telephone number, whatever stands between them. */
export const phoneDigits = { least: 8, most: 15 } as const;

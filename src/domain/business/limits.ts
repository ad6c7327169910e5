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

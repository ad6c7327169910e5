/** Characters of why somebody of the shop did something: one line of a timeline or of the logbook. */
export const maxReason = 200;

/** Of why a request is turned down or an invoice is in dispute: others read it as well, and it may take more words. */
export const maxExplanation = 500;

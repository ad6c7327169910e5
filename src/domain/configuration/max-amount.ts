/** Of one line. More is a conversation, not a click; it also keeps every total a number that fits. */
export const maxAmount = 9999;

/** On the row of money that came with a transfer and that nobody owed. */
export const restOfTransfer = (payer: string): string => `Te veel overgemaakt door ${payer}`.slice(0, 200);

export const paymentMethods = ['ideal', 'creditcard', 'bancontact'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** By which money comes in: what a payer chooses with us, or a transfer that somebody of the shop books by hand. */
export type ReceiptMethod = PaymentMethod | 'bank_transfer';

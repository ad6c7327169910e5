export const paymentMethods = ['ideal', 'creditcard', 'bancontact'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Where one says yes: the first screen leads to it. */
export const answerId = 'akkoord';

/** What a person of the shop has to look at. */
export type TaskKind =
  // Money that is nobody's, and what becomes of money afterwards.
  | 'surplus'
  | 'mismatch'
  | 'charged_back'
  | 'refund_failed'
  | 'credit'
  // A customer's VAT number that the register does not confirm.
  | 'vat_refused'
  // What a customer asks that the configurator cannot make.
  | 'special_request'
  // What the shop tried several times by itself.
  | 'job_failed'
  | 'mail_failed';

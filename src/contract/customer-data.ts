/** Props of the island on product and quick-order pages (R3.1). */
export type CustomerData = {
  readonly id: number;
  readonly cm_units: 0 | 1;
  readonly total_measures: 0 | 1;
  readonly logged_in: boolean;
  readonly show_message: boolean;
};

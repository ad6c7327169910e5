/** How long the shop keeps what it knows of people; the privacy page promises the same. Invoices the law asks for. */
export const retentionYears = {
  invoicesAndOrders: 7,
  formerCustomers: 2,
  requestsWithoutAccount: 1,
} as const;

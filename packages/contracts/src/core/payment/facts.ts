/** What a provider knows about a payment, once its signature was checked. Amounts are in kurus. */
export type PaymentFacts = {
  /** waiting: the person is at the bank. confirmed: the bank said yes, and nothing was charged yet. */
  readonly status: 'success' | 'failure' | 'waiting' | 'confirmed';
  readonly paymentId: string;
  readonly conversation: string;
  readonly basket: string;
  readonly currency: string;
  readonly price: number | null;
  readonly paidPrice: number | null;
  /** -1 refused by the provider's fraud filter, 0 looked at by people, 1 approved. */
  readonly fraud: number;
  readonly errorCode: string | null;
  /** What a refund is made against. */
  readonly transaction: string | null;
  /** Names the card if the person wanted it stored. */
  readonly card: { readonly userKey: string; readonly token: string } | null;
  readonly lastFour: string | null;
  readonly brand: string | null;
};

/** A payment of one day in the provider's report. */
export type ReportedPayment = {
  readonly paymentId: string;
  readonly conversation: string;
  readonly kind: 'payment' | 'refund' | 'cancel';
  readonly amount: number | null;
};

import type { Buyer, Card } from '@ayna/contracts/core/payment/attempts';
import type { PaymentFacts, ReportedPayment } from '@ayna/contracts/core/payment/facts';

/** What is charged, under which names of ours. Amounts are in kurus. */
export type Charge = {
  readonly conversation: string;
  readonly basket: string;
  readonly amount: number;
  readonly item: { readonly code: string; readonly name: string };
  readonly buyer: Buyer;
};

export type StartOrder = Charge & {
  readonly card: Card;
  readonly store: boolean;
  /** Of the salon's other stored cards, so that the provider keeps them together. */
  readonly userKey: string | null;
  readonly callbackUrl: string;
};

type Completion = Pick<Charge, 'conversation' | 'basket' | 'amount'> & {
  readonly paymentId: string;
  /** As the bank posted it. */
  readonly conversationData: string | null;
};

export type StoredCharge = Charge & { readonly userKey: string; readonly cardToken: string };

type Declined = { readonly kind: 'declined'; readonly code: string };
/** No answer, or one that cannot be trusted: the money may have been taken. */
type Unknown = { readonly kind: 'unknown'; readonly why: string };

export type StartResult =
  | { readonly kind: 'at-bank'; readonly paymentId: string; readonly html: string }
  | Declined
  | Unknown;

export type ChargeResult = { readonly kind: 'answered'; readonly facts: PaymentFacts } | Declined | Unknown;

type RefundOrder = {
  /** Our name of this refund, by which it is found again. */
  readonly conversation: string;
  readonly transaction: string;
  readonly amount: number;
};

type RefundResult = { readonly kind: 'done' } | Declined | Unknown;

type StoredCardResult =
  | {
      readonly kind: 'stored';
      readonly userKey: string;
      readonly token: string;
      readonly lastFour: string;
      readonly brand: string;
    }
  | Declined;

type CallbackFields = {
  readonly status?: string | undefined;
  readonly paymentId?: string | undefined;
  readonly conversationData?: string | undefined;
  readonly conversationId?: string | undefined;
  readonly mdStatus?: string | undefined;
  readonly signature?: string | undefined;
};

/** What came back through the browser: signed by the provider for this payment, or anybody's. */
export type CallbackReading =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unsigned' };

type WebhookFields = {
  readonly paymentConversationId?: string | undefined;
  readonly paymentId?: string | number | undefined;
  readonly status?: string | undefined;
  readonly iyziEventType?: string | undefined;
};

/** Everything that a payment provider does for us. A second provider is another folder beside iyzico's. */
export type PaymentProvider = {
  readonly name: string;
  readonly start3ds: (order: StartOrder) => Promise<StartResult>;
  readonly complete3ds: (completion: Completion) => Promise<ChargeResult>;
  /** Null when the provider does not know the payment. Throws when it does not answer. */
  readonly detail: (payment: {
    readonly conversation: string;
    readonly paymentId: string | null;
  }) => Promise<PaymentFacts | null>;
  readonly chargeStored: (order: StoredCharge) => Promise<ChargeResult>;
  readonly storeCard: (order: {
    readonly conversation: string;
    readonly buyer: Buyer;
    readonly card: Card;
    readonly userKey: string | null;
  }) => Promise<StoredCardResult>;
  readonly deleteCard: (card: { readonly userKey: string; readonly token: string }) => Promise<void>;
  readonly refund: (order: RefundOrder) => Promise<RefundResult>;
  /** Whether the provider made the refund that we named so. Throws when it does not answer. */
  readonly hasRefunded: (refund: {
    readonly paymentId: string;
    readonly conversation: string;
  }) => Promise<boolean>;
  /** Everything that it booked on one day, such as 2026-11-17, in Turkish time. */
  readonly paymentsOf: (day: string) => Promise<readonly ReportedPayment[]>;
  readonly readCallback: (
    fields: CallbackFields,
    attempt: { readonly conversation: string; readonly paymentId: string | null },
  ) => CallbackReading;
  /** Null when the notice is not the provider's. */
  readonly readWebhook: (
    fields: WebhookFields,
    signature: string | undefined,
  ) => { readonly conversation: string; readonly paid: boolean } | null;
};

import type { Discount, Payment, SettlementForm, VisitSettlement } from '@ayna/contracts/finance';
import { sumLira } from '@ayna/domain/money';
import type { TransactionRecord } from './transaction-record.ts';

/** A row that a settlement may have changed. */
export type SettledRecord = TransactionRecord & {
  readonly settlementCode: string | null;
  /** Before discount and due; null without a settlement. */
  readonly listAmount: number | null;
  readonly discount: number;
  /** Of a tip, a due or a sale: the appointment it belongs to. */
  readonly settledAppointmentCode: string | null;
  readonly quantity: number | null;
};

/** The income of a completed appointment, with what the till shows of it. */
export type IncomeRecord = SettledRecord & {
  readonly appointmentCode: string;
  /** Null for a completion from before it was kept. */
  readonly completion: {
    readonly visitCode: string;
    readonly customerCode: string | null;
    readonly day: string;
    readonly serviceName: string;
    readonly startDate: string;
    readonly minutes: number;
  } | null;
};

/** What a visit consists of in the books. Only counted rows are in it. */
export type VisitRecord = {
  readonly incomes: readonly IncomeRecord[];
  readonly tips: readonly SettledRecord[];
  readonly dues: readonly SettledRecord[];
  readonly sales: readonly SettledRecord[];
};

/** How the rows of a visit stood before a settlement. */
export type VisitSnapshot = {
  readonly rows: readonly {
    readonly code: string;
    readonly amount: number;
    readonly status: boolean;
    readonly paidDate: string | null;
    readonly listAmount: number | null;
    readonly discount: number;
    readonly settlementCode: string | null;
    readonly lines: readonly Payment[];
  }[];
  /** Tips and dues of the settlement before, which this one voided. */
  readonly voided: readonly { readonly code: string; readonly appointmentCode: string }[];
};

export type SettlementRecord = {
  readonly code: string;
  readonly at: number;
  readonly by: { readonly code: string; readonly name: string; readonly lastname: string };
  readonly entered: EnteredSettlement;
  readonly before: VisitSnapshot;
  readonly undone: boolean;
};

export type EnteredSettlement = Pick<SettlementForm, 'payments' | 'tips' | 'due' | 'sales'> & {
  readonly discount: Discount | null;
  readonly appointmentCodes: readonly string[];
};

export const priceOf = ({ listAmount, amount }: SettledRecord): number => listAmount ?? amount;

type Completion = NonNullable<IncomeRecord['completion']>;

const isSameVisit = (one: Completion, other: Completion): boolean =>
  one.day === other.day &&
  (one.visitCode === other.visitCode ||
    (one.customerCode !== null && one.customerCode === other.customerCode));

/** Whether incomes are settled in one go: those of one customer and day, or of one visit. */
export const isOneVisit = (incomes: readonly IncomeRecord[]): boolean => {
  const first = incomes[0]?.completion;
  return (
    incomes.length === 1 ||
    incomes.every(({ completion }) => !!first && !!completion && isSameVisit(first, completion))
  );
};

/** The part of a visit that a person may take payments for. */
export const restrictVisit = (
  visit: VisitRecord,
  mayTake: (income: IncomeRecord) => boolean,
): VisitRecord => {
  const incomes = visit.incomes.filter(mayTake);
  const codes = new Set<string | null>(incomes.map(({ appointmentCode }) => appointmentCode));
  const isTaken = ({ settledAppointmentCode }: SettledRecord): boolean => codes.has(settledAppointmentCode);
  return {
    incomes,
    tips: visit.tips.filter(isTaken),
    dues: visit.dues.filter(isTaken),
    sales: visit.sales.filter(isTaken),
  };
};

const kinds = ['cash', 'card', 'transfer'] as const;

/** Payment lines of several rows as one line of each kind. */
export const sumPayments = (lines: readonly Payment[]): Payment[] =>
  kinds
    .map((kind) => ({
      kind,
      amount: sumLira(lines.filter((line) => line.kind === kind).map(({ amount }) => amount)),
    }))
    .filter(({ amount }) => amount > 0);

/** How long a person may undo their own settlement, as with a status. */
const UNDO_MS = 60_000;

type Undoing = { readonly actor: string; readonly now: number; readonly isAdministrator: boolean };

export const mayUndo = (
  { by, at, undone }: Pick<SettlementRecord, 'by' | 'at' | 'undone'>,
  { actor, now, isAdministrator }: Undoing,
): boolean => !undone && (isAdministrator || (by.code === actor && now - at <= UNDO_MS));

const toVisitService = (
  income: IncomeRecord,
  { tips, dues }: VisitRecord,
): VisitSettlement['services'][number] => {
  const isOwn = (one: SettledRecord) => one.settledAppointmentCode === income.appointmentCode;
  const due = dues.find(isOwn);
  return {
    appointmentCode: income.appointmentCode,
    version: income.version,
    settlementCode: income.settlementCode,
    date: income.date,
    serviceName: income.completion?.serviceName ?? null,
    startDate: income.completion?.startDate ?? null,
    minutes: income.completion?.minutes ?? null,
    performer: income.performer,
    price: priceOf(income),
    discount: income.discount,
    due: due?.amount ?? 0,
    dueOn: due?.date ?? null,
    duePaid: due?.status ?? false,
    tip: tips.find(isOwn)?.amount ?? 0,
  };
};

export const toVisitServices = (visit: VisitRecord): VisitSettlement['services'] =>
  visit.incomes.map((income) => toVisitService(income, visit));

export const toVisitSales = ({ sales }: VisitRecord): VisitSettlement['sales'] =>
  sales.map(({ id, productCode, settlementCode, title, quantity, amount }) => ({
    moveCode: id,
    productCode,
    settlementCode,
    name: title,
    quantity: quantity ?? 1,
    amount,
  }));

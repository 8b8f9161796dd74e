import type { MoveKind, ProductCategory, ProductUnit } from '@ayna/contracts/core/products';
import { toSearchText } from '@ayna/contracts/core/search-text';
import type { MoveRecord, ProductRecord } from '../rules/records.ts';

export const productColumns = [
  'code',
  'version',
  'name',
  'description',
  'category',
  'unit',
  'cost',
  'price',
  'barcode',
  'supplier',
  'critical_level',
  'stock',
  'move_count',
  'gone_at',
] as const;

/** The columns that a form fills in. */
export const toFormColumns = (
  product: Omit<ProductRecord, 'code' | 'version' | 'gone' | 'stock' | 'moveCount'>,
) => ({
  name: product.name,
  description: product.description,
  category: product.category,
  unit: product.unit,
  cost: String(product.cost),
  price: String(product.price),
  barcode: product.barcode,
  supplier: product.supplier,
  critical_level: String(product.criticalLevel),
  folded: toSearchText([product.name, product.supplier, product.barcode]),
});

type ProductRow = Omit<ReturnType<typeof toFormColumns>, 'category' | 'unit' | 'folded'> & {
  readonly code: string;
  readonly version: number;
  readonly category: string;
  readonly unit: string;
  readonly stock: string;
  readonly move_count: number;
  readonly gone_at: Date | null;
};

export const toProductRecord = (row: ProductRow): ProductRecord => ({
  code: row.code,
  version: row.version,
  gone: row.gone_at !== null,
  name: row.name,
  description: row.description,
  category: row.category as ProductCategory,
  unit: row.unit as ProductUnit,
  cost: Number(row.cost),
  price: Number(row.price),
  barcode: row.barcode,
  supplier: row.supplier,
  criticalLevel: Number(row.critical_level),
  stock: Number(row.stock),
  moveCount: row.move_count,
});

export const moveColumns = [
  'code',
  'product_code',
  'number',
  'kind',
  'quantity',
  'stock_after',
  'unit_cost',
  'unit_price',
  'supplier',
  'bill',
  'note',
  'appointment_code',
  'return_of',
  'returned',
  'by_code',
  'by_name',
  'at',
] as const;

export const toMoveColumns = (move: MoveRecord) => ({
  code: move.code,
  product_code: move.productCode,
  number: move.number,
  kind: move.kind,
  quantity: String(move.quantity),
  stock_after: String(move.stockAfter),
  unit_cost: String(move.unitCost),
  unit_price: move.unitPrice === null ? null : String(move.unitPrice),
  supplier: move.supplier,
  bill: move.bill,
  note: move.note,
  appointment_code: move.appointmentCode,
  return_of: move.returnOf,
  returned: String(move.returned),
  by_code: move.by.code,
  by_name: move.by.name,
  at: new Date(move.at),
});

type MoveRow = Omit<ReturnType<typeof toMoveColumns>, 'kind'> & { readonly kind: string };

export const toMoveRecord = (row: MoveRow): MoveRecord => ({
  code: row.code,
  productCode: row.product_code,
  number: row.number,
  kind: row.kind as MoveKind,
  quantity: Number(row.quantity),
  stockAfter: Number(row.stock_after),
  unitCost: Number(row.unit_cost),
  unitPrice: row.unit_price === null ? null : Number(row.unit_price),
  supplier: row.supplier,
  bill: row.bill,
  note: row.note,
  appointmentCode: row.appointment_code,
  returnOf: row.return_of,
  returned: Number(row.returned),
  by: { code: row.by_code, name: row.by_name },
  at: row.at.toISOString(),
});

import { inventory } from '@ayna/contracts/inventory';
import { routesOf } from '@ayna/kernel/module';
import { addProduct } from './actions/add-product.ts';
import { changeProduct } from './actions/change-product.ts';
import { changeRecipe } from './actions/change-recipe.ts';
import { changeSettings } from './actions/change-settings.ts';
import { countProducts } from './actions/count-products.ts';
import { listMoves } from './actions/list-moves.ts';
import { listOrders } from './actions/list-orders.ts';
import { listProducts } from './actions/list-products.ts';
import { markOrdered } from './actions/mark-ordered.ts';
import { moveStock } from './actions/move-stock.ts';
import { receiveOrder } from './actions/receive-order.ts';
import { removeProduct } from './actions/remove-product.ts';
import { restoreProduct } from './actions/restore-product.ts';
import { sellProducts } from './actions/sell-products.ts';
import { showCountSheet } from './actions/show-count-sheet.ts';
import { showOrderList } from './actions/show-order-list.ts';
import { showProduct } from './actions/show-product.ts';
import { showRecipe } from './actions/show-recipe.ts';
import { takeBackMove } from './actions/take-back-move.ts';

export const routes = routesOf(inventory, {
  bySalon: listProducts,
  counts: countProducts,
  orderList: showOrderList,
  orders: listOrders,
  markOrdered,
  receiveOrder,
  countSheet: showCountSheet,
  create: addProduct,
  sell: sellProducts,
  settings: changeSettings,
  move: moveStock,
  takeBack: takeBackMove,
  moves: listMoves,
  recipe: showRecipe,
  changeRecipe,
  restore: restoreProduct,
  byCode: showProduct,
  change: changeProduct,
  remove: removeProduct,
});

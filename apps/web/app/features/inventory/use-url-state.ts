import type { ProductsRequest } from '../../data/inventory.ts';
import { optionalParam, pageParam, textParam, useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { urlWords } from './texts.ts';

export type ProductFilter = keyof typeof urlWords.shows;

const params = {
  page: pageParam(urlWords.page),
  search: textParam(urlWords.search),
  show: wordParam<ProductFilter>(urlWords.show, urlWords.shows),
  product: optionalParam(urlWords.product, (text) => /^[0-9a-f-]{36}$/i.test(text)),
};

/** Which part of the list is shown, and which product beside it; the address knows all of it. */
export const useInventoryUrl = () => {
  const { values, replace, push, open, close } = useUrlState(params, { product: null });
  return {
    ...values,
    /** Another narrowing has other pages. */
    narrow: (change: { readonly search?: string; readonly show?: ProductFilter }) =>
      replace({ ...change, page: 1 }),
    toPage: (page: number) => push({ page }),
    toLastPage: (page: number) => replace({ page }),
    openProduct: (product: string) => open({ product }),
    closeProduct: close,
  };
};

export type UrlState = ReturnType<typeof useInventoryUrl>;

/** The same as the API is asked. */
export const toProductsRequest = ({ page, search, show }: UrlState): ProductsRequest => ({
  page: page - 1,
  ...(search === '' ? {} : { s: search }),
  ...(show === 'all' ? {} : show === 'low' ? { show } : { category: show }),
});

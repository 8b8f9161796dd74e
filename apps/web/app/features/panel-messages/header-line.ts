import { texts } from './texts.ts';

type Shown = {
  readonly totalCount: number;
  readonly pageCount: number;
  readonly items: readonly unknown[];
};

/** The line under the title. An empty inbox still has one page, the one that is looked at. */
export const headerLine = (shown: Shown | undefined, page: number, isLoading: boolean): string => {
  if (isLoading) return texts.loading;
  if (!shown) return '';
  return texts.header(shown.totalCount, page, Math.max(1, shown.pageCount), shown.items.length);
};

import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * React Aria's words, dates and sorting. Only Turkish is built in, so a browser that prefers another
 * language must not be asked: its words would be missing.
 */
export function TurkishLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale="tr-TR">{children}</I18nProvider>;
}

import type { ReactNode } from 'react';

/** One piece of `ui/` in every state it has. */
export type Section = { readonly title: string; readonly Show: () => ReactNode };

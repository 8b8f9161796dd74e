import type { ReviewedVisit } from '@ayna/contracts/content';
import type { ReactNode } from 'react';
import { SalonLinkFrame } from '../../parts/salon-link-frame.tsx';
import { longDay } from '../../ui/day-text.ts';
import { texts } from './texts.ts';

type Props = { readonly visit: ReviewedVisit; readonly children: ReactNode };

export function ReviewFrame({ visit, children }: Props) {
  return (
    <SalonLinkFrame salon={visit.salon} footer={texts.footer(longDay(visit.expiresOn))}>
      {children}
    </SalonLinkFrame>
  );
}

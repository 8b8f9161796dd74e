import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy.ts';
import { closeSettlement, useOpenSettlement } from './open-settlement.ts';

const SettlementSheet = lazyComponent(() =>
  import('./settlement-sheet.tsx').then((part) => part.SettlementSheet),
);

/** Draws the till over whatever screen is shown. */
export function SettlementHost() {
  const code = useOpenSettlement();
  return (
    code !== null && (
      <Suspense fallback={null}>
        <SettlementSheet key={code} code={code} close={closeSettlement} />
      </Suspense>
    )
  );
}

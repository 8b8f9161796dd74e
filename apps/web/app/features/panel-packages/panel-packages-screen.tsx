import { useQuery } from '@tanstack/react-query';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { allPackagesQuery, type SoldPackage } from '../../data/panel-sales.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { BillingSettingsDialog } from './billing-settings-dialog.tsx';
import { PackageDialog } from './package-dialog.tsx';
import { PackageList } from './package-list.tsx';
import { SmsPacks } from './sms-packs.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

type Open = 'new' | 'settings' | SoldPackage | null;

export default function PanelPackagesScreen() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { data, isLoadingError, error, refetch } = useQuery(allPackagesQuery);
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub}>
        <Button look="outline" icon={ReceiptText} onPress={() => setOpen('settings')}>
          {texts.settings}
        </Button>
        <Button icon={Plus} onPress={() => setOpen('new')}>
          {texts.add}
        </Button>
      </PageHead>
      <div className="grid gap-8 px-6 pb-8 max-tablet:px-4">
        {isLoadingError ? (
          <LoadFailure
            title={texts.failed}
            text={error.message}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          data.length === 0 ? (
            <EmptyState title={texts.none} text={texts.noneText} />
          ) : (
            <PackageList packages={data} onEdit={setOpen} />
          )
        ) : (
          <SkeletonArea>
            <Skeleton className="mb-3 h-24 w-full" />
            <Skeleton className="mb-3 h-24 w-full" />
            <Skeleton className="h-24 w-full" />
          </SkeletonArea>
        )}
        <SmsPacks />
      </div>
      {open === 'settings' && <BillingSettingsDialog close={close} />}
      {open !== null && open !== 'settings' && (
        <PackageDialog sold={open === 'new' ? null : open} close={close} />
      )}
    </>
  );
}

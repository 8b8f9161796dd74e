import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { Suspense, useState } from 'react';
import { salonQuery } from '../../../data/salon.ts';
import { waitingListQuery } from '../../../data/waiting-list.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { HeadLabel } from '../../../ui/head-label.tsx';
import { texts } from './texts.ts';

const WaitingListDialog = lazyComponent(() =>
  import('./waiting-list-dialog.tsx').then((part) => part.WaitingListDialog),
);

type Props = { readonly salonCode: string };

/** How many wait for a free time. Only where the salon has a list, or somebody still waits. */
export function WaitingListButton({ salonCode }: Props) {
  const { data: salon } = useQuery(salonQuery(salonCode));
  const { data: entries = [] } = useQuery(waitingListQuery(salonCode));
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !salon?.waitingList && entries.length === 0) return null;
  return (
    <>
      <Button look="outline" isHead icon={Hourglass} onPress={() => setOpen(true)}>
        <HeadLabel label={texts.button(entries.length)} short={texts.short} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WaitingListDialog salonCode={salonCode} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

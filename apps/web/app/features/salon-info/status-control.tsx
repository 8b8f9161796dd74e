import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleSlash, PencilRuler } from 'lucide-react';
import { type Salon, type SalonStatus, setSalonStatus } from '../../data/salon.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { CardProps } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.status;

const looks = {
  Draft: { tone: 'amber', Icon: PencilRuler, hint: words.draftHint },
  Published: { tone: 'green', Icon: CircleCheck, hint: undefined },
  Suspended: { tone: 'red', Icon: CircleSlash, hint: words.suspendedHint },
} as const;

/** Whether customers find the salon, and the way to change that; what the platform stopped stays so. */
export function StatusControl({ salon, mayEdit }: CardProps) {
  const { tone, Icon, hint } = looks[salon.status];
  return (
    <div
      data-tour="status"
      className="mb-2 grid justify-items-end gap-1.5 max-tablet:w-full max-tablet:justify-items-start"
    >
      <div className="flex flex-wrap items-center gap-2.5">
        <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} strokeWidth={2} />}>
          {words[salon.status]}
        </Badge>
        {mayEdit && salon.status !== 'Suspended' && <StatusSwitch salon={salon} />}
      </div>
      {hint && <p className="text-label text-muted">{hint}</p>}
    </div>
  );
}

const toastTexts = { Draft: words.takenDown, Published: words.published, Suspended: '' } as const;

function StatusSwitch({ salon }: { readonly salon: Salon }) {
  const setting = useMutation(setSalonStatus);
  const put = (status: SalonStatus, onSuccess: () => void) =>
    setting.mutate({ salonCode: salon.code, status }, { onSuccess, onError: showFailure });
  const turn = (status: SalonStatus, back: SalonStatus) =>
    put(status, () =>
      showToast({
        text: toastTexts[status],
        action: { label: words.undo, onPress: () => put(back, () => showToast({ text: toastTexts[back] })) },
      }),
    );
  return salon.status === 'Published' ? (
    <Button look="outline" size="sm" isPending={setting.isPending} onPress={() => turn('Draft', 'Published')}>
      {words.takeDown}
    </Button>
  ) : (
    <Button size="sm" isPending={setting.isPending} onPress={() => turn('Published', 'Draft')}>
      {words.publish}
    </Button>
  );
}

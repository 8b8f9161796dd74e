import { useQuery } from '@tanstack/react-query';
import type { Salon } from '../../../data/salon.ts';
import { activeSubscriptionQuery } from '../../../data/subscription.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { localPhone } from '../../../parts/local-phone.ts';
import { today } from '../../../ui/day-text.ts';
import { isNearlyFull } from '../../../ui/quota-oval/level.ts';
import { QuotaOval } from '../../../ui/quota-oval.tsx';
import { previewLines } from './preview-lines.ts';
import { texts } from './texts.ts';
import type { RulesValues } from './values.ts';

const card = 'rounded-lg bg-surface p-5 shadow-[0_0_0_1px_var(--line)] dark:bg-raised';

type Props = { readonly rules: RulesValues; readonly salon: Salon };

export function CustomerPreview({ rules, salon }: Props) {
  const lines = previewLines(rules, { name: salon.name, phone: localPhone(salon.phone) }, today());
  return (
    <>
      <div className={card}>
        <p className="mb-3 text-label text-muted">{texts.preview.title}</p>
        <div className="num grid gap-2.5">
          {lines.map((line) => (
            <p
              key={line}
              className="rounded-[18px] rounded-bl-[6px] bg-sunken px-4 py-3.5 leading-5.25 dark:bg-sir-850"
            >
              {line}
            </p>
          ))}
        </div>
      </div>
      <SmsLeft />
    </>
  );
}

function SmsLeft() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit, renewsOn } = data.quotas.sms;
  return (
    <div className={`${card} num grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5`}>
      <div className="row-span-2">
        <QuotaOval
          shown={Math.max(0, limit - used)}
          total={limit}
          tone={isNearlyFull(used, limit) ? 'tight' : 'v2'}
          className="h-11"
        />
      </div>
      <p className="font-[550]">{texts.sms.left(Math.max(0, limit - used).toLocaleString('tr-TR'))}</p>
      <p className="text-label text-muted">{texts.sms.renews(dayAndMonth(renewsOn))}</p>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { deliveryDaysQuery, platformSalonsQuery } from '../../data/panel.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { salonInPanel } from '../../parts/panel-links.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const shownSalons = 5;

export function NewSalons() {
  const { data } = useQuery(platformSalonsQuery({ index: 0, search: '', standing: null }));
  return (
    <section className="grid content-start">
      <div className="flex items-center justify-between border-line border-b pb-2">
        <h2 className="font-semibold text-title">{texts.newSalons}</h2>
        <Link
          to={paths.panelSalons}
          className="rounded-xs font-strong text-accent-ink text-label hover:underline"
        >
          {texts.all}
        </Link>
      </div>
      {!data && <Skeleton className="my-3 h-10 w-full" />}
      {data?.items.length === 0 && <p className="py-4 text-muted">{texts.noSalons}</p>}
      <ul className="divide-y divide-line">
        {data?.items.slice(0, shownSalons).map((salon) => (
          <li key={salon.code}>
            <Link
              to={salonInPanel(salon.code)}
              className="flex items-center gap-3 rounded-md py-2.5 hover:bg-sunken"
            >
              <span aria-hidden="true" className="h-10 w-8 flex-none overflow-hidden rounded-oval">
                <SalonArt type={salon.type} seed={salon.code} className="size-full" />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold">{salon.name}</b>
                <span className="block truncate text-label text-muted">{`${salon.district}, ${salon.provinceName}`}</span>
              </span>
              <span className="num flex-none text-label text-muted">{momentOf(salon.createdAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of those that were settled, so many percent arrived. */
const rateOf = ({ sent, failed }: { readonly sent: number; readonly failed: number }): number =>
  (100 * sent) / (sent + failed);

export function Providers() {
  const { data } = useQuery(deliveryDaysQuery);
  return (
    <section>
      <h2 className="border-line border-b pb-2 font-semibold text-title">{texts.providers}</h2>
      <ul className="divide-y divide-line">
        {(['sms', 'mail'] as const).map((channel) => {
          const one = data?.channels.find((each) => each.channel === channel);
          const isSettled = one !== undefined && one.sent + one.failed > 0;
          const Icon = one && one.failed > 0 ? TriangleAlert : Check;
          return (
            <li key={channel} className="flex items-center gap-3 py-2.5">
              <Icon size={18} className={one && one.failed > 0 ? 'text-warning-ink' : 'text-success-ink'} />
              <b className="w-20 font-semibold">{texts.provider[channel]}</b>
              <span className="min-w-0 flex-1 truncate text-ink-2 text-label">
                {isSettled ? texts.refused(one.failed) : texts.noTraffic}
              </span>
              {isSettled && <b className="num font-semibold">{texts.rate(rateOf(one))}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

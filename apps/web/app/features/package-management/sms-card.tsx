import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type ActiveSubscription, type SmsPack, smsPacksQuery } from '../../data/subscription.ts';
import { checkoutPath } from '../../parts/checkout-path.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { sumText } from '../../parts/money-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { QuotaOval } from '../../ui/quota-oval.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const words = texts.sms;

/** What is left of this month, and what can be bought on top. */
export function SmsCard({ active }: { readonly active: ActiveSubscription }) {
  const { sms } = active.quotas;
  const left = Math.max(0, sms.limit - sms.used);
  const { data: packs } = useQuery(smsPacksQuery);
  return (
    <section className="rounded-card px-5 py-4.5 shadow-outline dark:bg-raised" aria-labelledby="extra-sms">
      <div className="num mb-3.5 flex items-center gap-4">
        <QuotaOval shown={left} total={sms.limit} tone="v2" className="h-16" />
        <div>
          <p className="text-muted">{words.left}</p>
          <p className="font-semibold text-head-26 leading-8 tracking-l">
            {words.number(left)}
            <small className="font-normal text-muted text-title-s tracking-normal">
              {words.of(sms.limit)}
            </small>
          </p>
          {sms.extra > 0 && <p className="font-strong text-label">{words.extra(sms.extra)}</p>}
          <p className="text-label text-muted">{words.renews(dayAndMonth(sms.renewsOn))}</p>
        </div>
      </div>
      <h2 id="extra-sms" className="font-semibold text-title-s">
        {words.title}
      </h2>
      <p className="mb-3 text-label text-muted">{words.text}</p>
      {active.state === 'ended' ? (
        <p className="text-muted">{words.needsPackage}</p>
      ) : packs ? (
        <Packs packs={packs} />
      ) : (
        <SkeletonArea>
          <Skeleton className="h-50 w-full" />
        </SkeletonArea>
      )}
    </section>
  );
}

/** 0.6 lira is 60; 0.49 is 49; 0.333 is 33,3. */
const kurusText = ({ price, sms }: SmsPack): string =>
  (Math.round((price / sms) * 1_000) / 10).toLocaleString('tr-TR');

function Packs({ packs }: { readonly packs: readonly SmsPack[] }) {
  const name = useId();
  const middle = packs[Math.floor((packs.length - 1) / 2)];
  const [chosenCode, choose] = useState(middle?.code);
  const chosen = packs.find(({ code }) => code === chosenCode) ?? middle;
  if (!chosen) return null;
  return (
    <>
      <fieldset className="num m-0 grid min-w-0 gap-2 border-0 p-0">
        <legend className="sr-only">{words.group}</legend>
        {packs.map((pack) => (
          <label
            key={pack.code}
            className="grid min-h-14 cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-3 rounded-box px-3.5 py-2.5 shadow-frame-strong has-checked:bg-accent-soft has-checked:shadow-chosen-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={pack.code === chosen.code}
              onChange={() => choose(pack.code)}
              className="m-0 size-5.5 appearance-none rounded-full shadow-control checked:shadow-[inset_0_0_0_7px_var(--accent)] forced-colors:appearance-auto"
            />
            <span>
              <b className="block font-semibold">{words.name(pack.sms)}</b>
              <span className="block text-label text-muted">{words.each(kurusText(pack))}</span>
            </span>
            <b className="font-semibold">{sumText(pack.price)}</b>
          </label>
        ))}
      </fieldset>
      <div className="num mt-3">
        <ButtonLink look="soft" isWide to={checkoutPath({ kind: 'sms', code: chosen.code })} reloadDocument>
          {words.buy(chosen.sms, sumText(chosen.price))}
        </ButtonLink>
      </div>
    </>
  );
}

import { Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Operator } from '../../../server/operator.ts';
import { texts } from './texts.ts';

type Icon = ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': 'true'; className: string }>;

type Row = {
  readonly icon: Icon;
  readonly name: string;
  readonly value: string | undefined;
  readonly href?: string;
};

const rowsOf = ({ email, phone, address }: Operator): readonly Row[] => [
  { icon: Mail, name: texts.email, value: email, ...(email ? { href: `mailto:${email}` } : {}) },
  {
    icon: Phone,
    name: texts.phone,
    value: phone,
    ...(phone ? { href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` } : {}),
  },
  { icon: MapPin, name: texts.address, value: address },
];

/** Other ways to reach whoever runs the product. */
export function ContactDetails({ operator }: { readonly operator: Operator }) {
  return (
    <section aria-label={texts.details}>
      <dl className="mt-8 grid gap-4">
        {rowsOf(operator).map(({ icon: Sign, name, value, href }) => (
          <div key={name} className="grid grid-cols-[42px_minmax(0,1fr)] items-center gap-x-3.5">
            <dt className="contents">
              <span className="row-span-2 grid size-10.5 place-items-center rounded-[12px] bg-surface text-ink-2 ring-1 ring-line dark:bg-raised">
                <Sign aria-hidden="true" size={19} strokeWidth={1.75} className="" />
              </span>
              <span className="text-[0.875rem]/5 text-muted">{name}</span>
            </dt>
            <dd className="col-start-2 wrap-anywhere font-[550] text-[1rem]/6">
              <Value value={value} href={href} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ value, href }: { readonly value: string | undefined; readonly href: string | undefined }) {
  if (!value)
    return (
      <mark className="rounded-xs bg-warning-bg px-1.5 py-0.5 font-medium text-warning-ink">
        {texts.unset}
      </mark>
    );
  if (!href) return value;
  return (
    <a href={href} className="num inline-block rounded-xs py-1 hover:text-accent-ink hover:underline">
      {value}
    </a>
  );
}

import { Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentType } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Operator } from '../../../server/operator.ts';
import { settingsOf } from '../../../server/settings.ts';
import { systemClock } from '../../lib/clock.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactForm } from './contact-form.tsx';
import { emptyForm, readContactForm } from './contact-values.ts';
import { forwardMessage } from './forward-message.ts';
import { texts } from './texts.ts';

export const handle = { scripts: false } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta('contact', { title: texts.documentTitle, description: texts.description }, matches);

/** In the address after a message arrived, so that loading the page again sends nothing again. */
const sentParam = 'gonderildi';

const freshForm = () => ({ ...emptyForm, openedAt: String(systemClock.now()), key: newIdempotencyKey() });

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isSent: new URL(request.url).searchParams.has(sentParam),
  operator: settingsOf(process.env).operator,
  form: freshForm(),
});

/** The form as its sender left it, with what is wrong; the page works without a script. */
export const action = async ({ request }: ActionFunctionArgs) => {
  const filled = await readContactForm(request);
  if (!filled) return data({ form: freshForm(), message: texts.tooLarge, fields: {} }, { status: 413 });
  const failure = await forwardMessage(settingsOf(process.env).apiUrl, filled, request);
  if (!failure) return redirect(`${paths.contact}?${sentParam}`, 303);
  const { status, body } = failure;
  // A refusal is over; what may yet have arrived keeps its key, so that it cannot arrive twice.
  const isOver = status >= 400 && status < 500 && status !== 408;
  const form = isOver ? { ...filled, key: newIdempotencyKey() } : filled;
  return data({ form, message: body.message, fields: body.fields ?? {} }, { status: status || 502 });
};

export default function ContactScreen() {
  const { isSent, operator, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (isSent && !answer) return <SentNotice />;
  return (
    <div className="grid gap-x-20 gap-y-9 self-start pt-8 pb-16 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desk:pt-14">
      <div>
        <h1 className="display text-display-l-phone tablet:text-display-l">{texts.title}</h1>
        <p className="mt-4 max-w-note text-head-18/7 text-ink-2">{texts.lead}</p>
        <ContactDetails operator={operator} />
      </div>
      <ContactForm form={answer?.form ?? form} message={answer?.message} fields={answer?.fields ?? {}} />
    </div>
  );
}

function SentNotice() {
  return (
    <div role="status" className="py-16">
      <Notice title={texts.sentTitle} text={texts.sentText}>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink size="lg" to={paths.home}>
            {texts.toHome}
          </ButtonLink>
          <ButtonLink size="lg" look="outline" to={paths.contact}>
            {texts.another}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}

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

/** Other ways to reach those who run the product. */
function ContactDetails({ operator }: { readonly operator: Operator }) {
  return (
    <section aria-label={texts.details}>
      <dl className="mt-8 grid gap-4">
        {rowsOf(operator).map(({ icon: Sign, name, value, href }) => (
          <div key={name} className="grid grid-cols-lead-10.5 items-center gap-x-3.5">
            <dt className="contents">
              <span className="row-span-2 grid size-10.5 place-items-center rounded-box bg-surface text-ink-2 ring-1 ring-line dark:bg-raised">
                <Sign aria-hidden="true" size={19} strokeWidth={1.75} className="" />
              </span>
              <span className="text-body-size/5 text-muted">{name}</span>
            </dt>
            <dd className="col-start-2 wrap-anywhere font-strong text-title-s-size/6">
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

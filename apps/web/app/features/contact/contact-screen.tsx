import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { systemClock } from '../../lib/clock.ts';
import { newIdempotencyKey } from '../../lib/new-idempotency-key.ts';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { paths } from '../../paths.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { emptyForm, readContactForm } from './contact-values.ts';
import { forwardMessage } from './forward-message.ts';
import { SentNotice } from './sent-notice.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false } satisfies PageHandle;

export const meta = (): MetaDescriptor[] => [
  { title: texts.documentTitle },
  { name: 'description', content: texts.description },
];

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
        <p className="mt-4 max-w-[44ch] text-[1.125rem]/7 text-ink-2">{texts.lead}</p>
        <ContactDetails operator={operator} />
      </div>
      <ContactForm form={answer?.form ?? form} message={answer?.message} fields={answer?.fields ?? {}} />
    </div>
  );
}

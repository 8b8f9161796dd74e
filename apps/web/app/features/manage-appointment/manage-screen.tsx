import { appointment } from '@ayna/contracts/appointment';
import { addDays, isDate } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import {
  type ActionFunctionArgs,
  data,
  generatePath,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { readPageSalon } from '../../data/salon-page.ts';
import { systemClock } from '../../lib/clock.ts';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { readPlainForm } from '../../lib/plain-form.ts';
import { callFromServer, visitorOf } from '../../lib/server-call.ts';
import { LinkFailure, linkFailure } from '../../parts/link-failure.tsx';
import { SalonLinkFrame } from '../../parts/salon-link-frame.tsx';
import { paths } from '../../paths.ts';
import { CancelQuestion } from './cancel-question.tsx';
import type { ManagePage, MoveChoice } from './manage-page.ts';
import { MoveView } from './move-view.tsx';
import { texts } from './texts.ts';
import { VisitView } from './visit-view.tsx';

export const handle = { scripts: false } satisfies PageHandle;

const { routes } = appointment;
/** As many days as the strip of the move shows. */
const shownDays = 21;

const pathOf = (token: string | undefined): string =>
  generatePath(paths.manageAppointment, { token: token ?? '' });

const serverFor = (request: Request) => ({
  apiUrl: settingsOf(process.env).apiUrl,
  visitor: visitorOf(request),
});

/** For the salon's art. A salon that is not published has no page, and its appointments still have theirs. */
const salonType = (request: Request, path: string) =>
  readPageSalon(serverFor(request), path).then(
    ({ type }) => type,
    () => null,
  );

const readSlots = async (request: Request, token: string, fallback: string): Promise<MoveChoice> => {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('gun') ?? '';
  const date = isDate(asked) ? asked : fallback;
  const any = searchParams.has('herkes') ? { any: 'true' as const } : {};
  const input = { params: { token }, query: { date, ...any } };
  return {
    date,
    any: searchParams.has('herkes'),
    slots: await callFromServer(serverFor(request), routes.managedSlots, input),
  };
};

export const loader = async ({ request, params }: LoaderFunctionArgs) => {
  const token = params['token'] ?? '';
  const { searchParams } = new URL(request.url);
  const path = pathOf(token);
  try {
    const visit = await callFromServer(serverFor(request), routes.managedVisit, { params: { token } });
    const now = wallNow(systemClock.now(), visit.salon.zone);
    const today = now.slice(0, 10);
    const firstDay = visit.startDate.slice(0, 10) < today ? today : visit.startDate.slice(0, 10);
    const move =
      searchParams.has('degistir') && visit.may.move ? await readSlots(request, token, firstDay) : null;
    const page: ManagePage = {
      path,
      visit,
      type: await salonType(request, visit.salon.path),
      today,
      isPast: visit.startDate <= now,
      days: Array.from({ length: shownDays }, (_, index) => addDays(today, index)),
      move,
      isCanceling: searchParams.has('iptal') && visit.may.cancel,
      done: searchParams.get('oldu'),
      failure: null,
    };
    return page;
  } catch (error) {
    const failure = linkFailure(error);
    return data({ path, visit: null, failure }, { status: failure.status });
  }
};

type Sent = {
  readonly server: ReturnType<typeof serverFor>;
  readonly token: string;
  readonly form: URLSearchParams;
};

/** The three things that a customer does here, by the word that their form sends. */
const intents: Readonly<Record<string, (sent: Sent) => Promise<unknown>>> = {
  geliyorum: ({ server, token }) => callFromServer(server, routes.confirmManaged, { params: { token } }),
  iptal: ({ server, token }) => callFromServer(server, routes.cancelManaged, { params: { token } }),
  tasindi: ({ server, token, form }) =>
    callFromServer(server, routes.moveManaged, {
      params: { token },
      body: {
        startDate: form.get('saat') ?? '',
        from: form.get('once') ?? '',
        any: form.get('herkes') === 'on',
      },
    }),
};

/** Sent by plain forms; loading the page again sends nothing again. */
export const action = async ({ request, params }: ActionFunctionArgs) => {
  const token = params['token'] ?? '';
  const form = await readPlainForm(request, 1_024);
  const word = form?.get('islem') ?? '';
  const send = Object.hasOwn(intents, word) ? intents[word] : undefined;
  if (!form || !send) return data({ message: texts.failed }, { status: 422 });
  try {
    await send({ server: serverFor(request), token, form });
  } catch (error) {
    const { status, message } = linkFailure(error);
    return data({ message }, { status });
  }
  return redirect(`${pathOf(token)}?${new URLSearchParams({ oldu: word })}`, 303);
};

// A link with a secret in it is nobody else's business.
export const meta = ({ data: page }: { data?: { visit: { salon: { name: string } } | null } }) =>
  [
    { title: page?.visit ? texts.documentTitle(page.visit.salon.name) : texts.documentTitleOver },
    { name: 'robots', content: 'noindex' },
    // Not 'no-referrer', with which the forms would name no origin and be refused.
    { name: 'referrer', content: 'same-origin' },
  ] satisfies MetaDescriptor[];

export default function ManageScreen() {
  const page = useLoaderData<typeof loader>();
  const message = useActionData<typeof action>()?.message;
  if (!page.visit) return <LinkFailure {...page.failure} title={texts.failedTitle} path={page.path} />;
  const { visit, type } = page;
  return (
    <SalonLinkFrame salon={{ ...visit.salon, type }} footer={texts.footer} isNarrow>
      {page.move ? (
        <MoveView page={page} move={page.move} message={message} />
      ) : page.isCanceling ? (
        <CancelQuestion page={page} message={message} />
      ) : (
        <VisitView page={page} message={message} />
      )}
    </SalonLinkFrame>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type ContactMessage,
  contactPageQuery,
  markContactAnswered,
  markContactRead,
} from '../../data/content.ts';
import {
  optionalParam,
  optionalWordParam,
  pageParam,
  textParam,
  useUrlState,
} from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { headerLine } from './header-line.ts';
import { cardSkeleton, MessageCard } from './message-card.tsx';
import { messageColumns } from './message-columns.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageFilters, type MessageFilterValues } from './message-filters.tsx';
import type { MessageHandlers } from './message-handlers.ts';
import { texts, urlWords } from './texts.ts';

type OpenMessageOptions = {
  /** The message that the address names. */
  readonly code: string | null;
  readonly items: readonly ContactMessage[];
  readonly markRead: (message: ContactMessage) => void;
};

/**
 * The message that is open, which is read by that. It stays while the dialog goes, and when the list
 * that is read again has moved it to another page.
 */
const useOpenMessage = ({ code, items, markRead }: OpenMessageOptions): ContactMessage | undefined => {
  const [last, setLast] = useState<ContactMessage>();
  const match = items.find((item) => item.code === code);
  if (match && match !== last) setLast(match);
  const opened = match?.code;
  useEffect(() => {
    if (match && !match.read) markRead(match);
    // Once for each opening: a failure is told, and repeating it would tell it for ever.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened]);
  return code === null || last?.code === code ? last : undefined;
};

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

/** The spec's figure, and as many as a page of the API has. */
const skeletonRows = 10;
const none: readonly ContactMessage[] = [];

const params = {
  page: pageParam(urlWords.page),
  opened: optionalParam(urlWords.opened),
  search: textParam(urlWords.search),
  state: optionalWordParam(urlWords.state, urlWords.states),
};

const useMessages = (page: number, filter: MessageFilterValues) => {
  const list = useQuery(contactPageQuery(page - 1, filter));
  const { error, data } = list;
  useEffect(() => {
    if (error) showToast({ text: texts.listFailed, detail: error.message, tone: 'danger' });
  }, [error]);
  // While another page is under way the pager stays as it was.
  const [pageCount, setPageCount] = useState(1);
  if (data && data.pageCount !== pageCount) setPageCount(data.pageCount);
  return { ...list, pageCount: Math.max(1, pageCount), items: data?.items ?? none };
};

const useMarking = () => {
  const { mutate } = useMutation({
    ...markContactRead,
    onError: ({ message }: Error) => showToast({ text: texts.readFailed, detail: message, tone: 'danger' }),
  });
  return ({ code }: ContactMessage) => mutate(code);
};

/** Says that a message was answered, or takes it back; what was said can be undone from the message. */
const useAnswering = () => {
  const { mutateAsync } = useMutation(markContactAnswered);
  const set = async (message: ContactMessage, answered: boolean): Promise<void> => {
    try {
      await mutateAsync({ code: message.code, answered });
    } catch (failure) {
      return showToast({ text: texts.answerFailed, detail: (failure as Error).message, tone: 'danger' });
    }
    showToast({
      text: answered ? texts.markedAnswered : texts.unmarkedAnswered,
      action: { label: texts.undo, onPress: () => void set(message, !answered) },
    });
  };
  return (message: ContactMessage, answered: boolean) => void set(message, answered);
};

export default function PanelMessagesScreen() {
  const { values, replace, push, open, close } = useUrlState(params, { opened: null });
  const { page, opened, search, state } = values;
  const list = useMessages(page, { search: search.trim(), state });
  const isNarrowed = search.trim() !== '' || state !== null;
  // What was found before has other pages.
  const filter = (change: Partial<MessageFilterValues>): void => replace({ ...change, page: 1 });
  const clear = (): void => filter({ search: '', state: null });
  const markRead = useMarking();
  const setAnswered = useAnswering();
  const { data, items, isPending, pageCount } = list;
  const message = useOpenMessage({ code: opened, items, markRead });
  // An address may be older than the inbox is long.
  const isBeyond = data !== undefined && page > Math.max(1, data.pageCount);
  useEffect(() => {
    if (isBeyond) replace({ page: pageCount });
  });
  const reload = () => void list.refetch();
  return (
    <>
      <PageHead title={texts.title} sub={headerLine(data, page, isPending)}>
        <Reload isPending={list.isFetching} onPress={reload} />
      </PageHead>
      <div className="grid gap-3.5 px-6 pb-6 max-tablet:px-4">
        <MessageFilters values={{ search, state }} filter={filter} />
        {list.isLoadingError ? (
          <LoadFailure
            title={texts.listFailed}
            text={list.error.message}
            retry={texts.retry}
            onRetry={reload}
          />
        ) : (
          <Inbox
            items={items}
            isPending={isPending || isBeyond}
            open={({ code }) => open({ opened: code })}
            markRead={markRead}
            clear={isNarrowed ? clear : undefined}
          />
        )}
        {(items.length > 0 || isPending) && (
          <Pager page={page} pageCount={pageCount} onPage={(next) => push({ page: next })} />
        )}
        <p className="text-label text-muted">{texts.retention}</p>
      </div>
      <MessageDialog
        message={message}
        isOpen={opened !== null && !isPending}
        onClose={close}
        setAnswered={setAnswered}
      />
    </>
  );
}

type InboxProps = MessageHandlers & {
  readonly items: readonly ContactMessage[];
  readonly isPending: boolean;
  /** Takes the filter back; undefined where there is none. */
  readonly clear: (() => void) | undefined;
};

function Inbox({ items, isPending, clear, ...handlers }: InboxProps) {
  return (
    <Table
      isBounded
      label={texts.title}
      columns={messageColumns(handlers)}
      rows={items}
      rowKey={({ code }) => code}
      onRow={handlers.open}
      renderCard={(row) => <MessageCard message={row} {...handlers} />}
      cardSkeleton={cardSkeleton}
      {...(isPending ? { loadingRows: skeletonRows } : {})}
      empty={<NoMessages clear={clear} />}
    />
  );
}

const art = <Pattern drawing="sweeps" seed="inbox" ground="#174238" ink="#e2a06f" />;

function NoMessages({ clear }: Pick<InboxProps, 'clear'>) {
  if (!clear) return <EmptyState title={texts.empty} text={texts.emptyText} art={art} />;
  return (
    <EmptyState
      title={texts.empty}
      text={texts.noneFoundText}
      art={art}
      action={
        <Button look="outline" onPress={clear}>
          {texts.clear}
        </Button>
      }
    />
  );
}

type ReloadProps = { readonly isPending: boolean; readonly onPress: () => void };

/** On a phone the icon alone. */
function Reload({ isPending, onPress }: ReloadProps) {
  if (useNarrowScreen())
    return (
      <IconButton
        look="outline"
        icon={RefreshCw}
        label={texts.reload}
        isPending={isPending}
        onPress={onPress}
      />
    );
  return (
    <Button look="outline" icon={RefreshCw} isPending={isPending} onPress={onPress}>
      {texts.reload}
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { devInboxQuery } from '../../data/dev-inbox.ts';
import { requireDevPages } from '../../lib/require-dev-pages.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { SentMessage } from './sent-message.tsx';
import { texts } from './texts.ts';

export const loader = requireDevPages;

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

/** Everything that was sent, for whoever tries the product on their own machine. */
export default function DevInboxScreen() {
  return (
    <div className="mx-auto w-full max-w-180 px-6 pb-15 max-tablet:px-4">
      <h1 className="display text-page-title max-tablet:text-page-title-phone">{texts.title}</h1>
      <p className="mt-1 mb-6 max-w-[60ch] text-muted">{texts.sub}</p>
      <Messages />
    </div>
  );
}

function Messages() {
  const { data, isError } = useQuery(devInboxQuery);
  if (isError) return <EmptyState {...texts.failed} />;
  if (!data) return <EmptyInbox />;
  if (data.length === 0) return <EmptyState {...texts.empty} art={<SalonArt type="MakeupStudio" />} />;
  return (
    <ol aria-label={texts.list} className="grid gap-3">
      {data.map((message) => (
        <SentMessage key={message.id} message={message} />
      ))}
    </ol>
  );
}

function EmptyInbox() {
  return (
    <SkeletonArea>
      <div className="grid gap-3">
        <Skeleton className="h-34" />
        <Skeleton className="h-34" />
      </div>
    </SkeletonArea>
  );
}

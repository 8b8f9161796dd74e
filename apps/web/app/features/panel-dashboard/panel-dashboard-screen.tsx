import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Activity, type LucideIcon, Mail, MessageSquareText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contactPageQuery } from '../../data/content.ts';
import { healthQuery, smsSpentQuery } from '../../data/panel.ts';
import { userPageQuery } from '../../data/users.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const { number } = texts;
const statusText = (isUp: boolean): string => (isUp ? texts.up : texts.down);

export default function PanelDashboardScreen() {
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub} />
      <div className="grid gap-7 px-6 pb-8 max-tablet:px-4">
        <Figures />
        <DeadLetters />
      </div>
    </>
  );
}

function Figures() {
  // The smallest page there is: only its count is wanted.
  const users = useQuery(userPageQuery({ index: 0, search: '', pageSize: 1 }));
  const messages = useQuery(contactPageQuery(0));
  const sms = useQuery(smsSpentQuery);
  const health = useQuery(healthQuery);
  return (
    <div className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-4">
      <Figure
        title={texts.users}
        icon={UsersRound}
        to={paths.panelUsers}
        query={users}
        format={({ totalCount }) => ({ value: number(totalCount), line: texts.usersLine })}
      />
      <Figure
        title={texts.messages}
        icon={Mail}
        to={paths.panelMessages}
        query={messages}
        format={({ unreadCount, totalCount }) => ({
          value: number(totalCount),
          line: totalCount === 0 ? texts.noMessages : texts.unread(unreadCount),
        })}
      />
      <Figure
        title={texts.sms}
        icon={MessageSquareText}
        query={sms}
        format={({ thisMonth, lastMonth }) => ({
          value: number(thisMonth.parts),
          line: texts.smsLine(lastMonth.parts, thisMonth.failed),
        })}
      />
      <Figure
        title={texts.health}
        icon={Activity}
        query={health}
        format={({ ready, database, redis }) => ({
          value: ready ? texts.ready : texts.notReady,
          line: texts.healthLine(statusText(database), statusText(redis)),
        })}
      />
    </div>
  );
}

type FigureText = { readonly value: ReactNode; readonly line: string };

type Props<Answer> = {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly query: UseQueryResult<Answer>;
  readonly format: (answer: Answer) => FigureText;
  readonly to?: string;
};

const box = 'relative grid content-start gap-1 rounded-card bg-surface p-4.5 ring-1 ring-line dark:bg-raised';

/** One figure of the platform; where it has a screen of its own, the whole card leads there. */
function Figure<Answer>({ title, icon: Icon, query, format, to }: Props<Answer>) {
  return (
    <article className={`${box} ${to ? 'hover:bg-sunken dark:hover:bg-sir-850' : ''}`}>
      <h2 className="flex items-center gap-2 font-strong text-label text-muted">
        <Icon />
        {to ? (
          <Link to={to} className="rounded-xs after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <FigureBody query={query} format={format} />
    </article>
  );
}

function FigureBody<Answer>({ query, format }: Pick<Props<Answer>, 'query' | 'format'>) {
  if (query.isPending)
    return (
      <SkeletonArea>
        <Skeleton className="my-2 h-6 w-20" />
        <Skeleton className="my-1 h-3.5 w-36" />
      </SkeletonArea>
    );
  // What is known is worth more than that it could not be renewed.
  if (query.data === undefined)
    return (
      <div className="mt-1 grid justify-items-start gap-2">
        <p className="text-muted">{texts.failed}</p>
        {/* Above the link that covers the card. */}
        <div className="relative z-1">
          <Button look="outline" size="sm" onPress={() => void query.refetch()}>
            {texts.retry}
          </Button>
        </div>
      </div>
    );
  const { value, line } = format(query.data);
  return (
    <>
      <p className="num font-semibold text-number-l-phone tablet:text-number-l">{value}</p>
      <p className="text-ink-2 text-label">{line}</p>
    </>
  );
}

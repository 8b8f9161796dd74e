import { useQuery } from '@tanstack/react-query';
import { Activity, Mail, MessageSquareText, UsersRound } from 'lucide-react';
import { contactPageQuery } from '../../data/content.ts';
import { healthQuery, smsSpentQuery } from '../../data/panel.ts';
import { userPageQuery } from '../../data/users.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { paths } from '../../paths.ts';
import { DeadLetters } from './dead-letters.tsx';
import { Figure } from './figure.tsx';
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

import { useQuery } from '@tanstack/react-query';
import { Activity, Hourglass, Timer } from 'lucide-react';
import { eventLagQuery, healthQuery } from '../../data/panel.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryFigure } from '../../parts/query-figure.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const statusText = (isUp: boolean): string => (isUp ? texts.up : texts.down);

export default function PanelEventsScreen() {
  const lag = useQuery(eventLagQuery);
  const health = useQuery(healthQuery);
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub} />
      <div className="grid gap-7 px-6 pb-8 max-tablet:px-4">
        <div className="grid gap-3 tablet:grid-cols-3">
          <QueryFigure
            title={texts.lag}
            icon={Timer}
            query={lag}
            format={({ seconds, hours }) => ({
              value: texts.seconds(seconds),
              line: texts.lagLine(Math.max(0, ...hours)),
            })}
          />
          <QueryFigure
            title={texts.waiting}
            icon={Hourglass}
            query={lag}
            format={({ waiting }) => ({ value: texts.count(waiting), line: texts.waitingLine })}
          />
          <QueryFigure
            title={texts.health}
            icon={Activity}
            query={health}
            format={({ ready, database, redis }) => ({
              value: ready ? texts.ready : texts.notReady,
              line: texts.healthLine(statusText(database), statusText(redis)),
            })}
          />
        </div>
        <DeadLetters />
      </div>
    </>
  );
}

import { finance } from '@ayna/contracts/finance';
import { priceText } from '../../parts/money-text.ts';
import type { Member } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import type { Today } from './model/today.ts';
import { texts } from './texts.ts';
import { type Kind, kindStyles, TodayChart } from './today-chart.tsx';

const words = texts.today;

type Props = {
  readonly today: Today;
  readonly minute: number;
  readonly clock: string;
  readonly member: Member;
};

/** How full the day is, and what it should bring, for who may know that. */
export function TodayCard({ today, minute, clock, member }: Props) {
  const { visible, load, price, coming, isOpen } = today;
  const maySeeMoney = member.mayCall(finance.routes.monthlyStats);
  const isOver = coming.every(({ status }) => status === 'Completed');
  const priceWords = isOver ? words.donePrice : words.price;
  const facts = [
    ...(load === null ? [] : [words.load(load)]),
    ...(maySeeMoney && coming.length > 0 ? [priceWords(priceText(price))] : []),
  ];
  return (
    <DashboardCard
      title={words.title}
      aside={facts.join(' \u00b7 ')}
      tour="today"
      action={
        <Link to={paths.profile}>
          <span className="-my-3 inline-block py-3">{words.toCalendar}</span>
        </Link>
      }
    >
      {coming.length > 0 && visible ? (
        <>
          <TodayChart today={{ ...today, visible }} minute={minute} clock={clock} />
          <Legend coming={coming} />
        </>
      ) : (
        <p className="mt-3 text-muted">{isOpen ? words.none : words.closed}</p>
      )}
    </DashboardCard>
  );
}

const statuses = { done: 'Completed', expected: 'Approved', pending: 'Pending' } as const;
const shownKinds: readonly Kind[] = ['done', 'expected', 'pending'];

function Legend({ coming }: Pick<Today, 'coming'>) {
  return (
    <ul className="num mt-2.5 flex flex-wrap gap-x-4.5 gap-y-1 text-ink-2 text-label">
      {shownKinds.map((kind) => {
        const count = coming.filter(({ status }) => status === statuses[kind]).length;
        return (
          count > 0 && (
            <li key={kind} className="flex items-center gap-1.75">
              <span aria-hidden="true" className={`size-2.5 rounded-bar ${kindStyles[kind]}`} />
              {words[kind]} {count}
            </li>
          )
        );
      })}
    </ul>
  );
}

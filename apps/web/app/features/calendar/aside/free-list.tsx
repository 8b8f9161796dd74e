import { clockAt } from '@ayna/domain/wall-clock';
import { Plus } from 'lucide-react';
import type { Employee } from '../../../data/employees.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { formUrl } from '../drag/rules/form-url.ts';
import { type Range } from '../model/scale.ts';
import { headingStyle } from './heading-style.ts';
import { texts } from './texts.ts';

type Props = {
  readonly free: readonly Range[];
  readonly employee: Employee;
  readonly date: string;
  readonly isWorking: boolean;
  readonly isOver: boolean;
  readonly mayBook: boolean;
};

/** Where there is room; for those who may book, the way to book right there. */
export function FreeTimes({ free, employee, date, isWorking, isOver, mayBook }: Props) {
  return (
    <section>
      <h2 className={headingStyle}>{texts.free}</h2>
      {free.length === 0 && <p className="text-label text-muted">{emptyText(isWorking, isOver)}</p>}
      <ul className="flex flex-wrap gap-2">
        {free.map((range) => (
          <li key={range.from}>
            {mayBook ? (
              <BookLink
                range={range}
                to={formUrl({ employee: employee.code, day: date, start: range.from, end: range.to }, false)}
              />
            ) : (
              <span className="num inline-flex h-[30px] items-center rounded-badge bg-surface px-2.5 font-medium text-label shadow-[inset_0_0_0_1px_var(--line)] dark:bg-raised">
                {texts.range(clockAt(range.from), clockAt(range.to))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const emptyText = (isWorking: boolean, isOver: boolean): string => {
  if (isOver) return texts.dayOver;
  return isWorking ? texts.noneFree : texts.dayOff;
};

function BookLink({ range, to }: { readonly range: Range; readonly to: string }) {
  const [from, until] = [clockAt(range.from), clockAt(range.to)];
  return (
    <ButtonLink
      look="outline"
      size="sm"
      to={to}
      aria-label={texts.bookAt(from, until)}
      icon={<Plus aria-hidden="true" size={14} strokeWidth={1.75} />}
    >
      <span className="num font-medium">{texts.range(from, until)}</span>
    </ButtonLink>
  );
}

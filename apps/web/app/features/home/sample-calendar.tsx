import { Block } from './block.tsx';
import { sample } from './texts.ts';

const [elif, nehir] = sample.employees;

/** An hour is 60 px tall; on a phone the first hour is left out, and the second employee with it. */
const column = 'home-hours relative shadow-[-1px_0_0_var(--line)]';

export function SampleCalendar() {
  return (
    <div className="home-calendar absolute top-[366px] right-4 w-[262px] overflow-hidden rounded-xl bg-surface text-[0.8125rem]/[1.0625rem] tablet:top-[108px] tablet:right-0 tablet:w-[368px] dark:bg-raised">
      <div className="relative z-10 grid grid-cols-[44px_1fr] border-line border-b bg-surface tablet:grid-cols-[48px_1fr_1fr] dark:bg-raised">
        <span />
        <Employee
          {...elif}
          className="bg-kehribar-100 text-kehribar-800 dark:bg-kehribar-900 dark:text-kehribar-100"
        />
        <Employee
          {...nehir}
          className="bg-murdum-200 text-murdum-800 dark:bg-murdum-900 dark:text-murdum-200"
          wide
        />
      </div>
      <div className="num relative grid h-[216px] grid-cols-[44px_1fr] tablet:h-[330px] tablet:grid-cols-[48px_1fr_1fr]">
        <div className="absolute inset-x-0 -top-[92px] grid h-[420px] grid-cols-[44px_1fr] tablet:top-0 tablet:grid-cols-[48px_1fr_1fr]">
          <div>
            {sample.hours.map((hour) => (
              <span
                key={hour}
                className="mt-[42px] mr-1 block tablet:mr-2 text-right text-[0.71875rem]/[1.125rem] text-muted first:mt-[21px]"
              >
                {hour}
              </span>
            ))}
          </div>
          <div className={column}>
            <Block status="completed" appointment={sample.fulya} className="top-[32px] h-[27px]" />
            <Block status="approved" appointment={sample.irem} className="top-[92px] h-[58px]" />
            <Block status="approved" chosen appointment={sample.gulsen} className="top-[182px] h-[58px]" />
          </div>
          <div className={`${column} max-tablet:hidden`}>
            <Block status="approved" appointment={sample.serap} className="top-[32px] h-[118px]" />
            <Block status="pending" appointment={sample.gizem} className="top-[212px] h-[58px]" />
          </div>
        </div>
      </div>
    </div>
  );
}

type Seat = {
  readonly initials: string;
  readonly name: string;
  readonly className: string;
  readonly wide?: boolean;
};

function Employee({ initials, name, className, wide = false }: Seat) {
  return (
    <span className={`flex items-center gap-2 px-2 py-2.5 font-[550] ${wide ? 'max-tablet:hidden' : ''}`}>
      <span
        className={`grid size-[26px] place-items-center rounded-full font-semibold text-[0.59375rem] ${className}`}
      >
        {initials}
      </span>
      {name}
    </span>
  );
}

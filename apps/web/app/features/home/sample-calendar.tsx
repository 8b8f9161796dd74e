import { SampleBlock } from '../../parts/sample-block.tsx';
import { sample } from './texts.ts';

const [elif, nehir] = sample.employees;

/** An hour is 60 px tall; on a phone the first hour is left out, and the second employee with it. */
const columns = 'grid grid-cols-lead-11 tablet:grid-cols-[48px_1fr_1fr]';
const column = 'home-hours relative shadow-before';

export function SampleCalendar() {
  return (
    <div className="home-calendar absolute top-91.5 right-4 w-65.5 overflow-hidden rounded-xl bg-surface text-label-size/4.25 tablet:top-27 tablet:right-0 tablet:w-92 dark:bg-raised">
      <div className={`${columns} relative z-10 border-line border-b bg-surface dark:bg-raised`}>
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
      <div className={`${columns} num relative h-54 tablet:h-82.5`}>
        <div className={`${columns} absolute inset-x-0 -top-23 h-105 tablet:top-0`}>
          <div>
            {sample.hours.map((hour) => (
              <span
                key={hour}
                className="mt-10.5 mr-1 block tablet:mr-2 text-right text-micro-size/4.5 text-muted first:mt-5.25"
              >
                {hour}
              </span>
            ))}
          </div>
          <div className={column}>
            <SampleBlock status="completed" appointment={sample.fulya} className="top-8 h-6.75" />
            <SampleBlock status="approved" appointment={sample.irem} className="top-23 h-14.5" />
            <SampleBlock status="approved" chosen appointment={sample.gulsen} className="top-45.5 h-14.5" />
          </div>
          <div className={`${column} max-tablet:hidden`}>
            <SampleBlock status="approved" appointment={sample.serap} className="top-8 h-29.5" />
            <SampleBlock status="pending" appointment={sample.gizem} className="top-53 h-14.5" />
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
    <span className={`flex items-center gap-2 px-2 py-2.5 font-strong ${wide ? 'max-tablet:hidden' : ''}`}>
      <span className={`grid size-6.5 place-items-center rounded-full font-semibold text-tiny ${className}`}>
        {initials}
      </span>
      {name}
    </span>
  );
}

import { CircleCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { sendsAppointmentSms } from '../../lib/appointment-sms.ts';
import { SampleBlock } from '../../parts/sample-block.tsx';
import { SectionTitle } from '../../parts/section-title.tsx';
import { sample, texts } from './texts.ts';

/** Two boxes fill the row as halves, three as thirds. */
const lastRow = sendsAppointmentSms ? 'third' : 'half';

export function Work() {
  return (
    <section aria-labelledby="work" className="pt-20 desk:pt-27.5">
      <SectionTitle id="work" className="max-w-[14em]">
        {texts.work}
      </SectionTitle>
      <div className="mt-7 grid grid-cols-1 gap-3 tablet:grid-cols-6 desk:mt-12 desk:gap-4">
        <Box size="wide" {...texts.day}>
          <DayPicture />
        </Box>
        <Box size="wide" ground="damson" {...texts.income}>
          <IncomePicture />
        </Box>
        <Box size={lastRow} {...texts.sessions}>
          <SessionsPicture />
        </Box>
        {sendsAppointmentSms && (
          <Box size={lastRow} {...texts.reminder}>
            <ReminderPicture />
          </Box>
        )}
        <Box size={lastRow} {...texts.rights}>
          <RightsPicture />
        </Box>
      </div>
    </section>
  );
}

const look = tv({
  slots: {
    box: 'flex flex-col overflow-hidden rounded-panel p-5.5 desk:p-7',
    words: 'mt-1.5 text-body-public',
  },
  variants: {
    size: {
      wide: { box: 'tablet:col-span-6 desk:col-span-3 desk:min-h-82.5' },
      half: { box: 'tablet:col-span-3 desk:min-h-68' },
      third: { box: 'tablet:col-span-3 desk:col-span-2 desk:min-h-68 tablet:max-desk:last:col-span-6' },
    },
    ground: {
      surface: { box: 'bg-surface dark:bg-raised', words: 'text-muted' },
      damson: { box: 'bg-murdum-900 text-white', words: 'text-murdum-200' },
    },
  },
  defaultVariants: { size: 'third', ground: 'surface' },
});

type Props = VariantProps<typeof look> & {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** One thing that Ayna does, in words, and an example of it that a screen reader passes over. */
function Box({ title, text, children, size, ground }: Props) {
  const { box, words } = look({ size, ground });
  return (
    <article className={box()}>
      <h3 className="font-semibold text-head-20/6.75 tracking-s">{title}</h3>
      <p className={words()}>{text}</p>
      <div aria-hidden="true" className="num mt-auto pt-5.5">
        {children}
      </div>
    </article>
  );
}

function DayPicture() {
  return (
    <div className="-mx-1 grid h-37.5 grid-cols-3 gap-2 *:relative">
      <div>
        <SampleBlock status="completed" appointment={sample.zeynep} className="top-0 h-16.5" />
        <SampleBlock status="approved" appointment={sample.sule} className="top-18.5 h-19" />
      </div>
      <div>
        <SampleBlock status="noshow" appointment={sample.tugce} className="top-0 h-13" />
        <SampleBlock status="approved" appointment={sample.begum} className="top-15 h-22.5" />
      </div>
      <div>
        <SampleBlock status="pending" appointment={sample.ayse} className="top-5.5 h-14" />
        <SampleBlock status="canceled" appointment={sample.emir} className="top-21.5 h-16" />
      </div>
    </div>
  );
}

function IncomePicture() {
  const { customer, session, time, transaction, amount } = texts.income;
  return (
    <div className="grid gap-2.5 text-lead-size/5 *:flex *:items-center *:gap-3 *:rounded-lg *:px-3.5">
      <div className="bg-white/9 py-3">
        <CircleCheck size={22} className="shrink-0 text-yesil-300" />
        <span className="flex-1">
          {customer}
          <span className="block text-note-size text-murdum-200">{session}</span>
        </span>
        <span className="text-note-size text-murdum-200 max-narrow:hidden">{time}</span>
      </div>
      <div className="bg-white py-3.5 text-sir-900">
        <Wallet size={22} className="shrink-0 text-murdum-600" />
        <span className="flex-1">{transaction}</span>
        <b className="font-semibold text-head-18">{amount}</b>
      </div>
    </div>
  );
}

function SessionsPicture() {
  return (
    <>
      <div className="flex justify-between text-lead-size">
        <b className="font-strong">{texts.sessions.service}</b>
        <span className="text-muted">{texts.sessions.count}</span>
      </div>
      <div className="mt-2.5 grid grid-cols-6 gap-1.25 *:h-3 *:rounded-sm">
        <i className="bg-accent" />
        <i className="bg-accent" />
        <i className="bg-accent" />
        <i className="bg-accent" />
        <i className="bg-accent-soft-2" />
        <i className="bg-accent-soft-2" />
      </div>
    </>
  );
}

function ReminderPicture() {
  return (
    <div className="rounded-sheet rounded-bl-xs bg-sunken px-4 py-3.5 text-lead-size/5.5">
      {texts.reminder.message}
    </div>
  );
}

function RightsPicture() {
  return (
    <div className="grid gap-2.5 text-lead-size *:flex *:items-center *:justify-between *:gap-3">
      <div>
        {texts.rights.changesStatus}
        <i className="relative h-6 w-9.5 shrink-0 rounded-full bg-accent after:absolute after:top-0.75 after:left-4.25 after:size-4.5 after:rounded-full after:bg-white after:shadow-1 dark:after:bg-murdum-950" />
      </div>
      <div>
        {texts.rights.seesAccounting}
        <i className="relative h-6 w-9.5 shrink-0 rounded-full bg-line-strong after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-full after:bg-white after:shadow-1" />
      </div>
    </div>
  );
}

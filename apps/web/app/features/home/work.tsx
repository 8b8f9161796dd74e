import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { sendsAppointmentSms } from '../../lib/appointment-sms.ts';
import { SectionTitle } from './section-title.tsx';
import { texts } from './texts.ts';
import {
  DayPicture,
  IncomePicture,
  ReminderPicture,
  RightsPicture,
  SessionsPicture,
} from './work-pictures.tsx';

/** Two boxes fill the row as halves, three as thirds. */
const lastRow = sendsAppointmentSms ? 'third' : 'half';

export function Work() {
  return (
    <section aria-labelledby="work" className="pt-20 desk:pt-[110px]">
      <SectionTitle id="work" className="max-w-[14em]">
        {texts.work}
      </SectionTitle>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-6 desk:mt-12 desk:gap-4">
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
  base: 'flex flex-col overflow-hidden rounded-[24px] p-5.5 desk:p-7',
  variants: {
    size: {
      wide: 'tablet:col-span-6 desk:col-span-3 desk:min-h-[330px]',
      half: 'tablet:col-span-3 desk:min-h-[272px]',
      third: 'tablet:col-span-3 desk:col-span-2 desk:min-h-[272px] tablet:max-desk:last:col-span-6',
    },
    ground: {
      surface: 'bg-surface [&>p]:text-muted dark:bg-raised',
      damson: 'bg-murdum-900 text-white [&>p]:text-murdum-200',
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
  return (
    <article className={look({ size, ground })}>
      <h3 className="font-semibold text-[1.25rem]/[1.6875rem] tracking-[-0.01em]">{title}</h3>
      <p className="mt-1.5 text-body-public">{text}</p>
      <div aria-hidden="true" className="num mt-auto pt-5.5">
        {children}
      </div>
    </article>
  );
}

import { fullName } from '@ayna/domain/names';
import { toLira } from '@ayna/domain/settlement';
import { addMinutes } from '@ayna/domain/wall-clock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type Appointment, appointmentQuery, findInLists } from '../../data/appointments.ts';
import { settlementQuery, type VisitSettlement } from '../../data/settlements.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longDay } from '../../ui/day-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { statusLooks } from '../appointment-status.ts';
import { LoadFailure } from '../load-failure.tsx';
import { sumText } from '../money-text.ts';
import { failureMessage } from '../show-failure.ts';
import { type Figures, figuresOf, itemsOf } from './model/draft.ts';
import { Conflict, Recorder } from './recorder.tsx';
import { Strip } from './strip.tsx';
import { texts } from './texts.ts';
import { TillBody } from './till-body.tsx';
import { type Till, useTill } from './use-till.ts';

type Props = { readonly code: string; readonly close: () => void };

type BoxProps = Pick<Props, 'close'> & Partial<ComponentProps<typeof Dialog>>;

function Box({ close, ...rest }: BoxProps) {
  const { tone, word, Icon } = statusLooks.Completed;
  return (
    <Dialog
      title={texts.title}
      width="xl"
      tone={tone}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      aside={
        <Badge tone={tone} isOnTint icon={Icon}>
          {word}
        </Badge>
      }
      {...rest}
    >
      {rest.children}
    </Dialog>
  );
}

/** How the visit of a completed appointment was paid. */
export function SettlementSheet({ code, close }: Props) {
  const client = useQueryClient();
  const { data: appointment } = useQuery({
    ...appointmentQuery(code),
    placeholderData: () => findInLists(client, code),
  });
  const { data, error, refetch, isFetching } = useQuery(settlementQuery(code));
  if (appointment && data?.recorded)
    return <OpenTill appointment={appointment} loaded={data} close={close} />;
  if (error && !data)
    return (
      <Box close={close}>
        <LoadFailure
          title={texts.failed}
          text={failureMessage(error)}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      </Box>
    );
  const isMissing = data?.recorded === false && !isFetching;
  return <Box close={close}>{isMissing ? <Waiting close={close} /> : <TillSkeleton />}</Box>;
}

/** The income follows the completion: the query asks again by itself. */
function Waiting({ close }: Pick<Props, 'close'>) {
  return (
    <EmptyState
      title={texts.waiting}
      text={texts.waitingText}
      action={<Button onPress={close}>{texts.close}</Button>}
    />
  );
}

function TillSkeleton() {
  return (
    <SkeletonArea>
      <div className="grid gap-4 px-6 py-5">
        {['w-full', 'w-3/4', 'w-2/3', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={`h-8 ${width}`} />
        ))}
      </div>
    </SkeletonArea>
  );
}

/** From the first service of the visit to the end of the last one. */
const spanOf = (
  services: VisitSettlement['services'],
  { appointmentStartDate, appointmentEndDate }: Appointment['appointmentTime'],
): { readonly start: string; readonly end: string } => {
  const starts = services.flatMap(({ startDate }) => startDate ?? []);
  const ends = services.flatMap(({ startDate, minutes }) =>
    startDate === null ? [] : addMinutes(startDate, minutes ?? 0),
  );
  return {
    start: [appointmentStartDate, ...starts].toSorted()[0] ?? appointmentStartDate,
    end: [appointmentEndDate, ...ends].toSorted().at(-1) ?? appointmentEndDate,
  };
};

type LeadProps = { readonly appointment: Appointment; readonly till: Till; readonly figures: Figures };

/** Whose visit it is and when; how much it is and what is taken of it. */
function Lead({ appointment, till, figures }: LeadProps) {
  const { customerSnapshot, appointmentTime } = appointment;
  const { services } = itemsOf(till.view, till.draft);
  const { start, end } = spanOf(services, appointmentTime);
  const isNarrow = useNarrowScreen();
  const range = texts.range(start.slice(11, 16), end.slice(11, 16));
  return (
    <div className="num grid grid-cols-fill-auto gap-x-5 gap-y-0.5 tablet:pr-2">
      <p className="display truncate text-head-26 text-ink leading-8 tablet:text-head-34 tablet:leading-10">
        {(customerSnapshot && fullName(customerSnapshot)) || texts.nobody}
      </p>
      <p className="self-end text-right font-semibold text-head-22 text-ink leading-8 tablet:text-head-30 tablet:leading-10">
        {sumText(toLira(figures.total))}
      </p>
      <p className="truncate font-medium">
        {isNarrow ? range : texts.when(range, longDay(start.slice(0, 10)))}
      </p>
      <p className="text-right font-medium">{texts.taking(sumText(toLira(figures.received)))}</p>
    </div>
  );
}

type OpenProps = Pick<Props, 'close'> & {
  readonly appointment: Appointment;
  readonly loaded: VisitSettlement;
};

function OpenTill({ appointment, loaded, close }: OpenProps) {
  const { code, salonCode } = appointment;
  const till = useTill({ loaded, close, salonCode, appointmentCode: code });
  const figures = figuresOf(till.view, till.draft);
  const isNarrow = useNarrowScreen();
  const recorder = <Recorder till={till} figures={figures} close={close} />;
  return (
    <Box
      close={close}
      lead={<Lead appointment={appointment} till={till} figures={figures} />}
      isUnsaved={till.isChanged}
      banner={<Conflict till={till} />}
      {...(isNarrow && { actions: recorder })}
    >
      <Strip figures={figures} draft={till.draft} />
      <TillBody till={till} figures={figures} code={code} foot={isNarrow ? null : recorder} />
    </Box>
  );
}

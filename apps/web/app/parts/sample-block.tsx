import { tv, type VariantProps } from 'tailwind-variants/lite';

const look = tv({
  base: 'absolute inset-x-1 overflow-hidden rounded-tile py-1.25 pr-1.5 pl-3.25 text-tag-size/3.75 before:absolute before:inset-y-1.25 before:left-1.25 before:w-0.75 before:rounded-full',
  variants: {
    status: {
      approved: 'bg-approved-bg text-approved-ink ring-approved-line/55 before:bg-approved-solid',
      completed: 'bg-completed-bg text-completed-ink ring-completed-line/55 before:bg-completed-solid',
      pending: 'bg-pending-bg text-pending-ink ring-pending-line/55 before:bg-pending-solid',
      canceled: 'bg-canceled-bg text-canceled-ink ring-canceled-line/55 before:bg-canceled-solid',
      noshow: 'bg-noshow-bg text-noshow-ink ring-noshow-line/55 before:bg-noshow-solid',
    },
    // The ring of the time that the customer chose: these two are the same thing.
    chosen: {
      false: 'ring-1',
      true: 'home-chosen z-10',
    },
  },
  defaultVariants: { chosen: false },
});

type Props = VariantProps<typeof look> & {
  readonly appointment: { readonly name: string; readonly what: string };
  /** Where it stands in its column, and how tall it is. */
  readonly className: string;
};

/** An appointment as the calendar draws it, for pictures of the calendar. */
export function SampleBlock({ appointment, status, chosen, className }: Props) {
  return (
    <div className={look({ status, chosen, className })}>
      <b className="block truncate font-semibold max-narrow:whitespace-normal text-caption-size/4 text-ink">
        {appointment.name}
      </b>
      <span className="block truncate">{appointment.what}</span>
    </div>
  );
}

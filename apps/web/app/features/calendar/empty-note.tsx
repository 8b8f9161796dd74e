import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

type Props = { readonly title: string; readonly mayCreate: boolean };

/** Over a grid without a single block, and over its hours on a phone. It lets the pointer through: empty time is there to be pressed. */
export function EmptyNote({ title, mayCreate }: Props) {
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-22 z-20 grid place-items-center">
      <p className="flex flex-wrap justify-center gap-x-1.5 rounded-lg bg-surface px-4 py-2.5 text-center shadow-[0_0_0_1px_var(--line),var(--sh-2)] dark:bg-raised">
        <span className="font-[550]">{title}</span>
        {mayCreate ? (
          <Link
            to={paths.addAppointment}
            className="pointer-events-auto rounded-xs font-[550] text-accent-ink underline decoration-1 underline-offset-3"
          >
            {texts.empty.add}
          </Link>
        ) : (
          <span className="text-muted">{texts.empty.wait}</span>
        )}
      </p>
    </div>
  );
}

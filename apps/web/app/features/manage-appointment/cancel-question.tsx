import { buttonStyle } from '../../ui/button-style.ts';
import { longDay } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import type { ManagePage } from './manage-page.ts';
import { texts } from './texts.ts';
import { clockOf, dayOf } from './visit-state.ts';
import { Failure } from './visit-view.tsx';

type Props = { readonly page: ManagePage; readonly message: string | undefined };

/** Asked once: a canceled time may be gone in a minute. */
export function CancelQuestion({ page: { path, visit }, message }: Props) {
  const { startDate, appointments } = visit;
  return (
    <>
      <h1 className="display text-balance text-head-32/9">{texts.cancelTitle}</h1>
      <p className="num mt-2 text-lead-size text-muted">
        {[
          `${longDay(dayOf(startDate))} ${clockOf(startDate)}`,
          ...appointments.map(({ serviceSnapshot }) => serviceSnapshot.name),
        ].join(', ')}
      </p>
      {message && <Failure message={message} />}
      <div className="mt-6 grid gap-2.5">
        <ButtonLink to={path} size="xl">
          {texts.keep}
        </ButtonLink>
        <form method="post" action={`${path}?iptal`} className="grid">
          <button
            type="submit"
            name="islem"
            value="iptal"
            className={buttonStyle({ look: 'danger-outline', size: 'xl' })}
          >
            {texts.cancelSure}
          </button>
        </form>
      </div>
    </>
  );
}

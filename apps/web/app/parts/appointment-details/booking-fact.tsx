import { useMutation } from '@tanstack/react-query';
import { Copy, Globe, Store } from 'lucide-react';
import { makeManageLink } from '../../data/my-appointments.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../copy-text.ts';
import { manageUrl } from '../manage-url.ts';
import { momentOf } from '../moment-text.ts';
import { ShareButton } from '../share-button.tsx';
import { failureMessage } from '../show-failure.ts';
import { Fact, FactLabel, factStyle } from './fact.tsx';
import { texts } from './texts.ts';
import type { LoadedAppointment } from './use-appointment.ts';

const words = texts.booking;

type Props = { readonly appointment: NonNullable<LoadedAppointment['appointment']> };

/** How and when it was booked, whether the customer said that they come, and the link by which they manage it. */
export function BookingFact({ appointment }: Props) {
  const { source, status, bookedAt, confirmedAt } = appointment;
  const isOpen = status === 'Pending' || status === 'Approved';
  return (
    <Fact Icon={source === 'online' ? Globe : Store}>
      <FactLabel>{words.sources[source]}</FactLabel>
      <p className={`num min-h-5.25 ${factStyle}`}>
        {bookedAt && <time dateTime={bookedAt}>{momentOf(bookedAt)}</time>}
      </p>
      {confirmedAt && (
        <p className="num mt-0.5 text-label text-success-ink">{words.confirmed(momentOf(confirmedAt))}</p>
      )}
      {isOpen && <ManageLink appointment={appointment} />}
    </Fact>
  );
}

/** Made when it is asked for: a new link ends the one that the customer was given before. */
function ManageLink({ appointment: { code, serviceSnapshot } }: Props) {
  const { mutate, data, error, isPending } = useMutation(makeManageLink);
  const link = data && manageUrl(data.manageToken);
  return (
    <div className="mt-2.5">
      {link ? (
        <>
          <FactLabel>{words.link}</FactLabel>
          <output className="wrap-anywhere mt-0.5 block select-all text-label">{link}</output>
          <p className="mt-1 text-label text-muted">{words.linkHint}</p>
          <div className="mt-2.5 flex flex-wrap gap-2">
            <Button look="outline" icon={Copy} onPress={() => void copyText(link)}>
              {words.copy}
            </Button>
            <ShareButton look="outline" what={{ text: words.share(serviceSnapshot.name), url: link }} />
          </div>
        </>
      ) : (
        <Button look="outline" isPending={isPending} onPress={() => mutate(code)}>
          {words.make}
        </Button>
      )}
      <div role="status">
        {error && (
          <p className="mt-2 text-danger-ink text-label">
            <b className="font-semibold">{words.failed}.</b> {failureMessage(error)}
          </p>
        )}
      </div>
    </div>
  );
}

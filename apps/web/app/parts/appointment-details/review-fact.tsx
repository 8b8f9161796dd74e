import { useMutation } from '@tanstack/react-query';
import { Copy, Star } from 'lucide-react';
import { generatePath } from 'react-router';
import type { Appointment } from '../../data/appointments.ts';
import { makeReviewLink } from '../../data/reviews.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { longDay } from '../../ui/day-text.ts';
import { copyText } from '../copy-text.ts';
import { ShareButton } from '../share-button.tsx';
import { failureMessage } from '../show-failure.ts';
import { Fact, FactLabel } from './fact.tsx';
import { texts } from './texts.ts';

const words = texts.review;

const linkOf = (token: string): string =>
  new URL(generatePath(paths.review, { token }), window.location.origin).toString();

/** The way to a review of this visit. Made when it is asked for: a new link ends the former one. */
export function ReviewFact({ appointment }: { readonly appointment: Appointment }) {
  const { code, salonCode, serviceSnapshot } = appointment;
  const { mutate, data, error, isPending } = useMutation(makeReviewLink);
  return (
    <Fact Icon={Star}>
      {data ? (
        <MadeLink
          link={linkOf(data.token)}
          hint={data.reviewed ? words.reviewed : words.until(longDay(data.expiresOn))}
          service={serviceSnapshot.name}
        />
      ) : (
        <>
          <Button
            look="outline"
            isPending={isPending}
            onPress={() => mutate({ salonCode, appointmentCode: code })}
          >
            {words.make}
          </Button>
          <p className="mt-1.5 text-label text-muted">{words.text}</p>
        </>
      )}
      <div role="status">
        {error && (
          <p className="mt-2 text-danger-ink text-label">
            <b className="font-semibold">{words.failed}.</b> {failureMessage(error)}
          </p>
        )}
      </div>
    </Fact>
  );
}

type MadeLinkProps = { readonly link: string; readonly hint: string; readonly service: string };

function MadeLink({ link, hint, service }: MadeLinkProps) {
  return (
    <>
      <FactLabel>{words.link}</FactLabel>
      <output className="wrap-anywhere mt-0.5 block select-all text-label">{link}</output>
      <p className="mt-1 text-label text-muted">{hint}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button look="outline" icon={Copy} onPress={() => void copyText(link)}>
          {words.copy}
        </Button>
        <ShareButton look="outline" what={{ text: words.share(service), url: link }} />
      </div>
    </>
  );
}

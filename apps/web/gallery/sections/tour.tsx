import { useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { Quota } from '../../app/ui/quota-oval.tsx';
import { Tour } from '../../app/ui/tour.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { tour, quota } = texts;
const card = 'rounded-lg px-5 py-4.5 ring-1 ring-line dark:bg-raised';

const steps = [
  { target: '[data-tour="sms"]', title: tour.smsTitle, text: tour.smsText },
  { target: '[data-tour="nowhere"]', title: tour.absentTitle, text: tour.absentText },
  { target: '[data-tour="staff"]', title: tour.staffTitle, text: tour.staffText },
  { target: '[data-tour="photos"]', title: tour.photosTitle, text: tour.photosText },
];

/** A page within the page: the tour opens when it is entered for the first time. */
function Show() {
  const [isIn, setIn] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onPress={() => setIn(!isIn)}>
          {isIn ? tour.leave : tour.enter}
        </Button>
        {isIn && <Tour id="dev-parts" name={tour.name} steps={steps} />}
      </div>
      {isIn && (
        <div className="grid gap-3.5 desk:grid-cols-3">
          <div className={card} data-tour="sms">
            <Quota label={quota.sms} used={188} total={500} shows="left" tone="v2" note={quota.smsNote} />
          </div>
          <div className={card} data-tour="staff">
            <Quota label={quota.staff} used={5} total={6} note={quota.staffNote} />
          </div>
          <div className={card} data-tour="photos">
            <Quota label={quota.photos} used={94} total={100} note={quota.photosNote} />
          </div>
        </div>
      )}
    </div>
  );
}

export const section: Section = { title: texts.titles.tour, Show };

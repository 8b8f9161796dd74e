import { Quota } from '../../app/ui/quota-oval.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { quota } = texts;
const card = 'rounded-lg px-5 py-4.5 ring-1 ring-line dark:bg-raised';

function Show() {
  return (
    <div className="grid gap-3.5 desk:grid-cols-3">
      <div className={card}>
        <Quota label={quota.sms} used={188} total={500} shows="left" tone="v2" note={quota.smsNote} />
      </div>
      <div className={card}>
        <Quota label={quota.staff} used={5} total={6} note={quota.staffNote} />
      </div>
      <div className={card}>
        <Quota label={quota.photos} used={94} total={100} note={quota.photosNote} />
      </div>
    </div>
  );
}

export const section: Section = { title: texts.titles.quota, Show };

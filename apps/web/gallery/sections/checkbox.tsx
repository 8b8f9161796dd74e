import { useState } from 'react';
import { Checkbox } from '../../app/ui/checkbox.tsx';
import { Link } from '../../app/ui/link.tsx';
import type { Section } from '../section.ts';
import { texts } from './controls/texts.ts';

const { checks } = texts;

function Show() {
  const [sms, setSms] = useState(true);
  return (
    <div className="grid max-w-md gap-3">
      <Checkbox label={checks.sms} value={sms} onChange={setSms} />
      <Checkbox
        defaultValue
        label={
          <>
            <Link to="/" look="inline">
              {checks.termsLink}
            </Link>{' '}
            {checks.terms}
          </>
        }
      />
      <Checkbox label={checks.campaigns} hint={checks.campaignsHint} />
      <Checkbox label={checks.must} error={checks.mustError} />
      <Checkbox label={checks.closed} isDisabled defaultValue />
    </div>
  );
}

export const section: Section = { title: checks.title, Show };

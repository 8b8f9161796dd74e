import { Ban as BanIcon, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Ban } from '../../data/bans.ts';
import { datesText } from '../../parts/day-range.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

type BannerProps = {
  readonly tone: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export function Banner({ tone, label, icon: Icon, title, text, action }: BannerProps) {
  return (
    <section
      aria-label={label}
      className={`mb-3.5 flex items-start gap-3 rounded-box px-4 py-3.25 ring-1 ring-inset ${tone}`}
    >
      <Icon size={20} className="flex-none" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {text !== '' && (
          <p className="whitespace-pre-line text-note-size leading-4.75 wrap-anywhere">{text}</p>
        )}
      </div>
      {action && (
        <Button look="outline" size="sm" onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </section>
  );
}

type AllergyProps = { readonly allergies: string; readonly edit: (() => void) | undefined };

/** The first line in bold: it must be read in a second. */
export function AllergyBanner({ allergies, edit }: AllergyProps) {
  const [first = '', ...rest] = allergies.split('\n');
  return (
    <Banner
      tone="bg-warning-bg text-warning-ink ring-pending-line/55"
      label={texts.allergy}
      icon={TriangleAlert}
      title={first}
      text={rest.join('\n')}
      action={edit && { label: texts.edit, onPress: edit }}
    />
  );
}

type BanProps = { readonly ban: Ban; readonly lift: (() => void) | undefined };

export function BanBanner({ ban, lift }: BanProps) {
  const { banned } = texts;
  const how = ban.until === null ? banned.forGood : banned.until(datesText(ban.until, ban.until));
  return (
    <Banner
      tone="bg-danger-bg text-danger-ink ring-canceled-line/45"
      label={banned.title}
      icon={BanIcon}
      title={banned.title}
      text={ban.reason === '' ? how : `${how}\n${banned.reason(ban.reason)}`}
      action={lift && { label: texts.lift, onPress: lift }}
    />
  );
}

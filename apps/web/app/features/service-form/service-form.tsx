import type { ReactNode } from 'react';
import type { Employee } from '../../data/employees.ts';
import { priceText } from '../../parts/money-text.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { serviceTexts } from '../../parts/service-facts.texts.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckChips } from '../../ui/check-chips.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AboutSection } from './about-section.tsx';
import { DurationSection } from './duration-section.tsx';
import { fillOf, Preview } from './preview.tsx';
import { SessionSection } from './session-section.tsx';
import { texts } from './texts.ts';
import type { ServiceForm as Form } from './use-service-form.ts';
import type { ServiceValues } from './values.ts';

type Props = {
  readonly form: Form;
  readonly team: readonly Employee[];
  /** Brings what somebody else saved meanwhile. */
  readonly reload?: () => void;
  /** Below the last section. */
  readonly children?: ReactNode;
};

export function ServiceForm({ form, team, reload, children }: Props) {
  const errors = Object.keys(form.errors).length;
  return (
    <>
      <div className="px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto">
        <div className="grid items-start gap-10 desk:grid-cols-form-aside">
          <div className="min-w-0">
            <form {...form.props}>
              <AboutSection form={form} />
              <DurationSection form={form} />
              <PriceSection form={form} />
              <SessionSection form={form} />
              <PerformersSection form={form} team={team} />
              <DisplaySection form={form} />
              <FormFailure message={form.failure} />
              {form.hasConflict && reload && <Conflict reload={reload} />}
            </form>
            {children}
          </div>
          <Preview values={form.values} />
        </div>
      </div>
      <SaveBar
        note={errors > 0 ? texts.bar.wrong(errors) : <Summary values={form.values} />}
        isWrong={errors > 0}
      >
        <ButtonLink look="outline" to={paths.services}>
          {texts.bar.cancel}
        </ButtonLink>
        <Button type="submit" form={form.props.id} isPending={form.isSending}>
          {texts.bar.save}
        </Button>
      </SaveBar>
      <UnsavedChangesGuard isDirty={form.isDirty} />
    </>
  );
}

function Conflict({ reload }: { readonly reload: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button look="outline" onPress={reload}>
        {texts.conflict.reload}
      </Button>
      <span className="text-label text-muted">{texts.conflict.detail}</span>
    </div>
  );
}

const words = texts.bar;

/** The service in one line: how long, how much, how often, by how many. */
function Summary({ values }: { readonly values: ServiceValues }) {
  const { duration, price, type, sessionCount, performers } = values;
  const isSessions = type === 'Session';
  const facts = [
    serviceTexts.minutes(duration ?? 0),
    price !== null && (isSessions ? words.perSession(priceText(price)) : priceText(price)),
    isSessions && sessionCount !== null && words.sessions(sessionCount),
    words.people(performers.length),
  ];
  return <span className="num">{facts.filter(Boolean).join(' \u00b7 ')}</span>;
}

const performersWords = texts.performers;

type PerformersSectionProps = {
  readonly form: Form;
  readonly team: readonly Employee[];
};

function PerformersSection({ form, team }: PerformersSectionProps) {
  const { value, onChange } = form.field('performers');
  return (
    <Section title={performersWords.title} text={performersWords.text}>
      {team.length === 0 ? (
        <p className="text-ink-2">{performersWords.noTeam}</p>
      ) : (
        <CheckChips
          label={performersWords.title}
          isLabelHidden
          hint={value.length === 0 ? performersWords.nobody : undefined}
          chips={team.map((person) => ({
            id: person.code,
            label: person.isActive
              ? employeeName(person)
              : `${employeeName(person)} (${performersWords.inactive})`,
            start: (
              <span className="-ml-2">
                <Avatar
                  size="xs"
                  name={employeeName(person)}
                  seed={person.code}
                  {...(person.imageUrl ? { src: person.imageUrl } : {})}
                />
              </span>
            ),
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Section>
  );
}

const priceWords = texts.price;

const choices = [
  { id: 'show', label: priceWords.show },
  { id: 'ask', label: priceWords.ask },
];

function PriceSection({ form }: { readonly form: Form }) {
  const { value: isShown, onChange, ...shown } = form.field('showPrice');
  return (
    <Section title={priceWords.title} text={priceWords.text} tour="service-price">
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <MoneyField
          {...form.field('price')}
          label={priceWords.price}
          end={
            form.values.type === 'Session' ? (
              <span className="text-label">{priceWords.perSession}</span>
            ) : undefined
          }
          isRequired
        />
        <Select
          {...shown}
          label={priceWords.shown}
          hint={priceWords.hint}
          options={choices}
          value={isShown ? 'show' : 'ask'}
          onChange={(chosen) => onChange(chosen !== 'ask')}
        />
      </div>
    </Section>
  );
}

const lookWords = texts.look;

const tones = lookWords.tones.map((label, index) => ({
  id: String(index + 1),
  label,
  start: <span className={`block size-3.5 rounded-full ring-1 ring-ink/15 ${fillOf(index + 1)}`} />,
}));

const switches = [
  { name: 'online', label: lookWords.online, hint: lookWords.onlineHint },
  { name: 'active', label: lookWords.active, hint: lookWords.activeHint },
] as const;

function DisplaySection({ form }: { readonly form: Form }) {
  return (
    <Section title={lookWords.title} text={lookWords.text}>
      <RadioCards
        {...form.field('color')}
        label={lookWords.color}
        look="chip"
        cards={tones}
        value={String(form.values.color)}
        onChange={(tone) => form.chooseColor(Number(tone))}
      />
      <div className="mt-3 divide-y divide-line">
        {switches.map(({ name, ...said }) => (
          <div key={name} className="py-3.25 last:pb-0">
            <Switch {...form.field(name)} {...said} />
          </div>
        ))}
      </div>
    </Section>
  );
}

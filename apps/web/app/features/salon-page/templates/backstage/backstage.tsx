import { minutesText } from '../../../../parts/public-service.ts';
import { randomFrom } from '../../../../ui/pattern/random.ts';
import { times } from '../../../../ui/pattern/shape.ts';
import { Smear, SmearDefs } from '../../art/smear.tsx';
import type { ServiceLine } from '../../model/services.ts';
import { texts } from '../../texts.ts';
import { fitClass } from '../shared/fit.ts';
import { Navigation } from '../shared/navigation.tsx';
import {
  Address,
  FirstFree,
  HoursList,
  MainAction,
  PageFooter,
  PageFrame,
  Photo,
  SocialLinks,
  type TemplateProps,
  VisitButtons,
} from '../shared/parts.tsx';
import { sectionIds } from '../shared/section-ids.ts';
import {
  commonSections,
  type FaceProps,
  SectionHead,
  SectionList,
  type Sections,
} from '../shared/sections.tsx';
import { backstageTexts } from './texts.ts';

const { titles } = backstageTexts;

/** Oxblood and bulbs: the mirror before the curtain rises. */
export function Backstage({ model }: TemplateProps) {
  return (
    <PageFrame model={model}>
      <Cover model={model} />
      <div id="icerik">
        <SectionList model={model} sections={sections} />
        <Visit model={model} />
      </div>
      <div className="wide">
        <PageFooter model={model} />
      </div>
      <SmearDefs seed={model.code} />
    </PageFrame>
  );
}

function Cover({ model }: TemplateProps) {
  return (
    <div className="wide">
      <header>
        <span className={model.open.isOpen ? 'lamp on' : 'lamp'}>{model.open.text}</span>
        <Navigation model={model} titles={titles} />
        <a className="only-wide" href={model.phone.href}>
          {model.phone.text}
        </a>
      </header>
      <div className="cover">
        <div className="mirror">
          <div className="glass">
            {model.cover ? (
              <Photo photo={model.cover} sizes="(width <= 48rem) 250px, 480px" isFirst />
            ) : (
              <Smear view="60 40 480 620" />
            )}
          </div>
          <Bulbs />
        </div>
        <h1 className={fitClass(model.name)}>
          {model.name}
          <small>{backstageTexts.subtitle(model.typeName, model.place)}</small>
        </h1>
        <div className="line">
          <p className="lines">{model.slogan || backstageTexts.slogan}</p>
          <MainAction model={model} className="button only-wide" />
        </div>
        <p className="free">
          <FirstFree model={model} />
          {model.intro !== '' && <span className="lines">{model.intro}</span>}
          <a className="only-phone" href={model.phone.href}>
            {model.phone.text}
          </a>
        </p>
      </div>
    </div>
  );
}

function Bulbs() {
  const along = times(5, (index) => index / 4);
  const places = [
    ...along.flatMap((step) => [
      [40 + 540 * step, 40],
      [40 + 540 * step, 680],
    ]),
    ...along.slice(1, 4).flatMap((step) => [
      [40, 40 + 640 * step],
      [580, 40 + 640 * step],
    ]),
  ];
  return (
    <svg className="bulbs" viewBox="0 0 620 720" aria-hidden="true">
      <defs>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#fff8e6" stopOpacity=".85" />
          <stop offset=".22" stopColor="#ffdf9e" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffb46a" stopOpacity="0" />
        </radialGradient>
        <g id="bulb">
          <circle r="58" fill="url(#glow)" />
          <circle r="13" fill="#fff6e0" />
        </g>
      </defs>
      {places.map(([x = 0, y = 0]) => (
        <use key={`${x} ${y}`} href="#bulb" x={x} y={y} />
      ))}
    </svg>
  );
}

/** Powders of the palette, and the ways in which they are pressed. */
const powders = 12;
const embossings = 4;

const panClass = (seed: string): string => {
  const random = randomFrom(`pan ${seed}`);
  return `pan powder-${Math.floor(random() * powders)} press-${Math.floor(random() * embossings)}`;
};

function Palette({ model }: TemplateProps) {
  return (
    <section className="wide" id={sectionIds.services}>
      <SectionHead title={titles.services} note={model.servicesNote || backstageTexts.servicesNote} />
      <div className="trays">
        {model.groups.map(({ category, name, services }) => (
          <div key={category} className="tray">
            <h3>{name}</h3>
            <ul>
              {services.map((service) => (
                <Pan key={service.code} service={service} phone={model.phone.href} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Pan({ service, phone }: { readonly service: ServiceLine; readonly phone: string }) {
  return (
    <li>
      <a href={service.href ?? phone}>
        <i className={panClass(service.code)} aria-hidden="true" />
        <b>{service.name}</b>
        <span className="price">{service.price}</span>
        <small>{[service.duration, ...service.notes].join(' \u00b7 ')}</small>
      </a>
    </li>
  );
}

/** The longest service that is done in steps, as wide as its minutes. */
function Steps({ model }: TemplateProps) {
  const stepped = model.groups
    .flatMap(({ services }) => services)
    .filter(({ phases }) => phases !== null)
    .toSorted((one, other) => other.minutes - one.minutes)[0];
  if (!stepped?.phases) return null;
  const { work, wait, finish } = stepped.phases;
  const steps = [
    { name: texts.phaseWork, minutes: work },
    { name: texts.phaseWait, minutes: wait },
    { name: texts.phaseFinish, minutes: finish },
  ].filter(({ minutes }) => minutes > 0);
  return (
    <section className="wide" id={sectionIds.signature}>
      <SectionHead title={titles.signature} note={backstageTexts.morning(stepped.name)} />
      <ol className="steps">
        {steps.map(({ name, minutes }, index) => (
          <li key={name} className={`grow-${Math.max(2, Math.round((minutes / stepped.minutes) * 12))}`}>
            <div className={`strip powder-${index * 3}`}>
              <Smear view={`${60 + index * 60} ${240 + index * 40} 420 160`} />
            </div>
            <b>{minutesText(minutes)}</b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Face({ member }: FaceProps) {
  return (
    <div className={`fill ${panClass(member.code)}`}>
      <Smear view="60 60 470 560" />
    </div>
  );
}

function Visit({ model }: TemplateProps) {
  return (
    <section className="wide" id={sectionIds.visit}>
      <div className="visit">
        <div>
          <h2>{texts.hoursTitle}</h2>
          <HoursList model={model} />
        </div>
        <div>
          <h2>{texts.addressTitle}</h2>
          <Address model={model} />
          <SocialLinks model={model} />
        </div>
        <VisitButtons model={model} />
      </div>
    </section>
  );
}

const sections: Sections = {
  ...commonSections(titles, { Face, portraitSizes: '72px' }),
  signature: Steps,
  services: Palette,
};

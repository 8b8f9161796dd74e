import { randomFrom } from '../../../../ui/pattern/random.ts';
import { MapPlate } from '../../art/map-plate.tsx';
import { Nail, NailDefs } from '../../art/nails.tsx';
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
import { polishTexts } from './texts.ts';

const { titles, lacquers } = polishTexts;

/** Lacquer: heavy type on loud color. The visitor chooses which. */
export function Polish({ model }: TemplateProps) {
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
      <NailDefs seed={model.code} />
    </PageFrame>
  );
}

function Cover({ model }: TemplateProps) {
  return (
    <div className="cover">
      <div className="wide">
        <header>
          <span className="pill">{model.open.text}</span>
          <Navigation model={model} titles={titles} />
        </header>
        <div className="front">
          <h1 className={fitClass(model.name)}>{model.name}</h1>
          <div className="side">
            <p className="lines">
              <b>{model.slogan || polishTexts.slogan}</b>
              {model.intro}
            </p>
            <MainAction model={model} />
            <p className="facts">
              <FirstFree model={model} />
              <a href={model.phone.href}>{model.phone.text}</a>
              <span>{model.place}</span>
            </p>
          </div>
        </div>
        {model.cover && (
          <div className="work">
            <Photo photo={model.cover} sizes="(width <= 85rem) 100vw, 1360px" isFirst />
          </div>
        )}
        {model.sections.includes('signature') && <Lacquers />}
      </div>
    </div>
  );
}

/** The chosen one is the color of the page, by style sheet alone. */
function Lacquers() {
  return (
    <fieldset className="lacquers">
      <legend className="hidden">{texts.lacquers}</legend>
      {lacquers.map(({ id, name, color, motif, paint }, index) => (
        <label key={id}>
          <input type="radio" name="renk" id={`lacquer-${id}`} defaultChecked={index === 0} />
          <Nail color={color} {...(motif && { motif })} {...(paint && { paint })} />
          <em>{name}</em>
        </label>
      ))}
    </fieldset>
  );
}

function Services({ model }: TemplateProps) {
  const longest = Math.max(...model.groups.flatMap(({ services }) => services.map(({ minutes }) => minutes)));
  return (
    <section className="wide" id={sectionIds.services}>
      <SectionHead title={titles.services} note={model.servicesNote || polishTexts.servicesNote} />
      <div className={model.groups.length > 1 ? 'blocks' : 'blocks single'}>
        {model.groups.map(({ category, name, services }, index) => (
          <article key={category} className={`paint-${index % 5}`}>
            <h3>{name}</h3>
            <ul>
              {services.map((service) => (
                <Row key={service.code} service={service} phone={model.phone.href} longest={longest} />
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}

type RowProps = { readonly service: ServiceLine; readonly phone: string; readonly longest: number };

/** The brush stroke is as long as the work. */
function Row({ service, phone, longest }: RowProps) {
  return (
    <li>
      <a href={service.href ?? phone}>
        <span>
          <b>{service.name}</b>
          <small>{[service.duration, ...service.notes].join(' \u00b7 ')}</small>
        </span>
        <span className="price">{service.price}</span>
        <svg
          className="stroke"
          width={`${Math.max(6, Math.round((service.minutes / longest) * 100))}%`}
          height="12"
          aria-hidden="true"
        />
      </a>
    </li>
  );
}

function Face({ member }: FaceProps) {
  const lacquer = lacquers[Math.floor(randomFrom(`lacquer ${member.code}`)() * lacquers.length)];
  return (
    <svg viewBox="0 0 100 190" className="nail">
      <use href="#nail" fill={lacquer?.color} />
      <use href="#nail-gloss" />
      <text x="50" y="116" fill={lacquer?.ink}>
        {member.initial}
      </text>
    </svg>
  );
}

function Visit({ model }: TemplateProps) {
  return (
    <section className="wide visit" id={sectionIds.visit}>
      <div>
        <h2>{texts.hoursTitle}</h2>
        <HoursList model={model} />
      </div>
      <div>
        <h2>{texts.addressTitle}</h2>
        <Address model={model} />
        <SocialLinks model={model} />
        <VisitButtons model={model} />
      </div>
      <div className="map">
        <MapPlate />
      </div>
    </section>
  );
}

/** The first one is the page's own color, which the salon may have chosen. */
export const lacquerCss = lacquers
  .slice(1)
  .map(({ id, color, ink }) => `:root:has(#lacquer-${id}:checked){--a:${color};--ink:${ink}}`)
  .join('');

const sections: Sections = {
  ...commonSections(titles, { Face, portraitSizes: '150px' }),
  // The lacquers are part of the cover.
  signature: () => null,
  services: Services,
};

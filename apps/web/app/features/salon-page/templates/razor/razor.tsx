import { BarberPole, BarberTool } from '../../art/barber.tsx';
import { MapPlate } from '../../art/map-plate.tsx';
import { texts } from '../../texts.ts';
import { fitClass } from '../shared/fit.ts';
import { Icon } from '../shared/icon.tsx';
import { Navigation } from '../shared/navigation.tsx';
import {
  Address,
  FreeTime,
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
import { razorTexts } from './texts.ts';

const { titles } = razorTexts;

/** Black, square and loud: a barber's shop window. */
export function Razor({ model }: TemplateProps) {
  return (
    <PageFrame model={model}>
      <div className="ticker">
        <div className="wide">
          <span>
            <Icon name="clock" />
            {model.open.text}
          </span>
          <span className="only-wide">
            <Icon name="pin" />
            {model.address}
          </span>
          <a href={model.phone.href}>
            <Icon name="phone" />
            {model.phone.text}
          </a>
        </div>
      </div>
      <Cover model={model} />
      <div id="icerik">
        <SectionList model={model} sections={sections} />
        <Visit model={model} />
      </div>
      <div className="wide">
        <PageFooter model={model} />
      </div>
    </PageFrame>
  );
}

function Cover({ model }: TemplateProps) {
  return (
    <div className="wide">
      <div className="cover">
        <div>
          <h1 className={fitClass(model.name)}>{model.name}</h1>
          <div className="under">
            <MainAction model={model} className="button only-wide" />
            <p className="lines">
              <b>{model.slogan || razorTexts.slogan}</b>
              {model.intro}
            </p>
          </div>
          <Navigation model={model} titles={titles} />
        </div>
        <div className="pole">
          <BarberPole />
        </div>
      </div>
      {model.cover && (
        <div className="shop">
          <Photo photo={model.cover} sizes="(width <= 80rem) 100vw, 1240px" isFirst />
        </div>
      )}
    </div>
  );
}

/** Who cuts, and from when on: one chair for each. */
function Chairs({ model }: TemplateProps) {
  const chairs = model.team.filter(({ booking }) => booking).slice(0, 6);
  if (chairs.length === 0) return null;
  return (
    <section className="wide" id={sectionIds.signature} aria-label={titles.signature}>
      <ul className="chairs">
        {chairs.map(({ code, name, skills, booking }, index) => (
          <li key={code}>
            <span>{texts.chair(index + 1)}</span>
            <h2>{name}</h2>
            <p>{skills}</p>
            {booking && (
              <a href={booking.href}>
                <span className="hidden">{name}</span>
                <small>{texts.firstFree}</small>
                <FreeTime services={booking.services} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Services({ model }: TemplateProps) {
  return (
    <section className="wide tariff" id={sectionIds.services}>
      <SectionHead title={titles.services} note={model.servicesNote} />
      <div>
        {model.groups.map(({ category, name, services }) => (
          <div key={category} className="group">
            {model.groups.length > 1 && <h3>{name}</h3>}
            <ul>
              {services.map((service) => (
                <li key={service.code}>
                  <a href={service.href ?? model.phone.href}>
                    <span>
                      <b>{service.name}</b>
                      {service.notes.length > 0 && <small>{service.notes.join(' \u00b7 ')}</small>}
                    </span>
                    <small>{service.duration}</small>
                    <span className={service.hasPrice ? 'price' : 'price ask'}>{service.price}</span>
                    <i className="only-wide">{service.href ? texts.choose : texts.byPhone}</i>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Tool({ member }: FaceProps) {
  return <BarberTool seed={member.code} />;
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
        <VisitButtons model={model} />
        <SocialLinks model={model} />
      </div>
      <div className="map">
        <MapPlate />
      </div>
    </section>
  );
}

const sections: Sections = {
  ...commonSections(titles, { Face: Tool, portraitSizes: '(width <= 48rem) 92vw, 400px' }),
  signature: Chairs,
  services: Services,
};

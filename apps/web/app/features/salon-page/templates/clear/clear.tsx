import { FaceDefs, FaceMap, faceCropOf } from '../../art/face.tsx';
import { MapPlate } from '../../art/map-plate.tsx';
import type { ServiceLine } from '../../model/services.ts';
import { texts } from '../../texts.ts';
import { fitClass } from '../shared/fit.ts';
import { Icon } from '../shared/icon.tsx';
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
import { clearTexts } from './texts.ts';

const { titles } = clearTexts;

/** Ice and petrol, thin lines: a clinic that explains itself. */
export function Clear({ model }: TemplateProps) {
  return (
    <PageFrame model={model}>
      <div className="sheet">
        <Rail model={model} />
        <div>
          <Cover model={model} />
          <div id="icerik">
            <SectionList model={model} sections={sections} />
            <Visit model={model} />
          </div>
          <div className="wide">
            <PageFooter model={model} />
          </div>
        </div>
      </div>
      <FaceDefs />
    </PageFrame>
  );
}

function Rail({ model }: TemplateProps) {
  return (
    <header className="rail">
      <a className="mark" href={model.path}>
        <svg width="22" height="28" viewBox="0 0 22 28" aria-hidden="true">
          <ellipse cx="11" cy="14" rx="10.2" ry="13.2" />
          <ellipse cx="11" cy="14.8" rx="6.8" ry="9.2" />
          <ellipse cx="11" cy="15.6" rx="3.4" ry="5" />
        </svg>
        <span>{model.name}</span>
      </a>
      <Navigation model={model} titles={titles} />
      <p className="open only-wide">
        <b>{model.open.text}</b>
        <FirstFree model={model} />
        <span>{model.place}</span>
      </p>
      <MainAction model={model} className="button only-wide" />
      <a className="button outline only-wide" href={model.phone.href}>
        <Icon name="phone" />
        {model.phone.text}
      </a>
      <a className="call only-phone" href={model.phone.href} aria-label={texts.callNow(model.phone.text)}>
        <Icon name="phone" />
        {texts.call}
      </a>
    </header>
  );
}

function Cover({ model }: TemplateProps) {
  const { average, count } = model.reviews;
  const services = model.groups.reduce((sum, group) => sum + group.services.length, 0);
  const figures = [
    average && { value: average, name: texts.reviewCount(count) },
    services > 0 && { value: services, name: clearTexts.services },
    model.team.length > 0 && { value: model.team.length, name: clearTexts.team },
  ].filter((figure) => typeof figure === 'object' && figure !== null);
  return (
    <div className="cover">
      <div>
        <h1 className={fitClass(model.name)}>{model.name}</h1>
        <p className="lead lines">
          <b>{model.slogan || clearTexts.slogan}</b>
          {model.intro}
        </p>
        <p className="open only-phone">
          <b>{model.open.text}</b>
          <FirstFree model={model} />
          <a href={model.phone.href}>{model.phone.text}</a>
        </p>
        <dl className="figures">
          {figures.map(({ value, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="picture">
        {model.cover ? (
          <Photo photo={model.cover} sizes="(width <= 56rem) 100vw, 560px" isFirst />
        ) : (
          <>
            <FaceMap />
            {model.sections.includes('signature') && <Marks model={model} />}
          </>
        )}
      </div>
    </div>
  );
}

/** So many places of the face carry a label. */
const markedGroups = 5;

/** Labels on the face, each of which chooses a group of the list below. */
function Marks({ model }: TemplateProps) {
  if (model.groups.length < 2 || !model.sections.includes('services')) return null;
  return (
    <>
      {model.groups.slice(0, markedGroups).map(({ category, name, services }, index) => (
        <label key={category} htmlFor={`group-${index}`} className={`spot spot-${index}`}>
          <b>{name}</b>
          <span>{texts.operations(services.length)}</span>
        </label>
      ))}
      <p className="caption">{clearTexts.pick}</p>
    </>
  );
}

/** The rules that hide groups are written for so many. */
const filteredGroups = 16;

function Services({ model }: TemplateProps) {
  return (
    <section className="wide" id={sectionIds.services}>
      <SectionHead title={titles.services} note={model.servicesNote} />
      {model.groups.length > 1 && (
        <fieldset className="filter">
          <legend className="hidden">{texts.categories}</legend>
          <label>
            <input type="radio" name="grup" defaultChecked />
            {texts.allCategories}
          </label>
          {model.groups.slice(0, filteredGroups).map(({ category, name }, index) => (
            <label key={category}>
              <input type="radio" name="grup" id={`group-${index}`} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {model.groups.map(({ category, name, services }, index) => (
        <div key={category} className={`group in-${index}`}>
          <h3>{name}</h3>
          <ul>
            {services.map((service) => (
              <Row key={service.code} service={service} phone={model.phone.href} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Row({ service, phone }: { readonly service: ServiceLine; readonly phone: string }) {
  return (
    <li>
      <a href={service.href ?? phone}>
        <span>
          <b>{service.name}</b>
          {service.description !== '' && <small>{service.description}</small>}
        </span>
        <span>{service.duration}</span>
        <span className={service.notes.length > 0 ? 'notes' : 'notes only-wide'}>
          {service.notes.join(', ') || clearTexts.once}
        </span>
        <span className="price">{service.price}</span>
        <span className="box">
          <Icon name={service.href ? 'plus' : 'phone'} />
        </span>
      </a>
    </li>
  );
}

function Face({ member }: FaceProps) {
  return <FaceMap view={faceCropOf(member.code)} />;
}

function Visit({ model }: TemplateProps) {
  return (
    <section className="wide" id={sectionIds.visit}>
      <h2>{titles.visit}</h2>
      <div className="visit">
        <HoursList model={model} />
        <div>
          <div className="map">
            <MapPlate />
          </div>
          <Address model={model} />
          <VisitButtons model={model} />
          <SocialLinks model={model} />
        </div>
      </div>
    </section>
  );
}

const sections: Sections = {
  ...commonSections(titles, { Face, portraitSizes: '112px' }),
  // The map of the face is the cover's picture.
  signature: () => null,
  services: Services,
};

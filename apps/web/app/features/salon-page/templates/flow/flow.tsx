import { SalonArt } from '../../../../parts/salon-art.tsx';
import { type Tone, toneOf } from '../../../../ui/pattern/hair-strands.ts';
import { Hair, HairDefs } from '../../art/hair.tsx';
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
import { commonSections, type FaceProps, SectionList, type Sections } from '../shared/sections.tsx';
import { flowTexts } from './texts.ts';

const { titles } = flowTexts;

/** Light, airy, oval: hair flows through the page. */
export function Flow({ model }: TemplateProps) {
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
      <HairDefs seed={model.code} />
    </PageFrame>
  );
}

function Cover({ model }: TemplateProps) {
  const slogan = model.slogan || flowTexts.slogans[model.type];
  return (
    <div className="wide">
      <header>
        <a className="mark" href={model.path}>
          {model.name}
        </a>
        <Navigation model={model} titles={titles} />
        <MainAction model={model} className="button small only-wide" />
      </header>
      <div className="cover">
        <div>
          <h1 className={fitClass(slogan)}>{slogan}</h1>
          {model.intro !== '' && <p className="lead lines">{model.intro}</p>}
          <div className="buttons only-wide">
            <MainAction model={model} />
            {model.sections.includes('services') && (
              <a className="button outline" href={`#${sectionIds.services}`}>
                {texts.seeServices}
              </a>
            )}
          </div>
          <div className="facts">
            <p>
              <b>{model.open.text}</b>
              <FirstFree model={model} />
            </p>
            <p>
              <b>{model.place}</b>
              <a href={model.phone.href}>{model.phone.text}</a>
            </p>
          </div>
        </div>
        <div className="oval">
          {model.cover ? (
            <Photo photo={model.cover} sizes="(width <= 48rem) 262px, 430px" isFirst />
          ) : (
            <Art model={model} />
          )}
        </div>
      </div>
    </div>
  );
}

const doesHair = ({ type }: TemplateProps['model']): boolean => type === 'HairSalon' || type === 'BarberShop';

function Art({ model }: TemplateProps) {
  return doesHair(model) ? (
    <Hair tone={toneOf(model.code)} />
  ) : (
    <SalonArt type={model.type} seed={model.code} className="fill" />
  );
}

function Services({ model }: TemplateProps) {
  return (
    <section className="wide services" id={sectionIds.services}>
      <div>
        <h2>{titles.services}</h2>
        <p className="note lines">{model.servicesNote}</p>
      </div>
      <div className="list">
        {model.groups.map(({ category, name, services }) => (
          <div key={category}>
            <h3>{name}</h3>
            <ul>
              {services.map((service) => (
                <ServiceRow key={service.code} service={service} phone={model.phone.href} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function ServiceRow({ service, phone }: { readonly service: ServiceLine; readonly phone: string }) {
  return (
    <li>
      <a href={service.href ?? phone} title={service.href ? texts.bookService(service.name) : texts.byPhone}>
        <span>
          <b>{service.name}</b>
          <small>{[service.duration, ...service.notes].join(' \u00b7 ')}</small>
        </span>
        <span className="price">{service.price}</span>
        <span className="round">
          <Icon name={service.href ? 'plus' : 'phone'} />
        </span>
      </a>
    </li>
  );
}

/** Tones of hair to point at. A salon that does no hair has none to show. */
function Chart({ model }: TemplateProps) {
  if (!doesHair(model)) return null;
  return (
    <section className="wide" id={sectionIds.signature}>
      <div className="head">
        <h2>{titles.signature}</h2>
        <p className="note">{flowTexts.toneNote}</p>
      </div>
      <div className="chart">
        {Object.entries(flowTexts.tones).map(([tone, name]) => (
          <figure key={tone}>
            <div>
              <Hair tone={tone as Tone} />
            </div>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Face({ member }: FaceProps) {
  return (
    <>
      <Hair tone={toneOf(member.code)} />
      <i>{member.initial}</i>
    </>
  );
}

function Visit({ model }: TemplateProps) {
  return (
    <section className="wide" id={sectionIds.visit}>
      <div className="visit">
        <div className="map">
          <MapPlate />
        </div>
        <div>
          <h2>{titles.visit}</h2>
          <Address model={model} />
          <HoursList model={model} />
          <VisitButtons model={model} />
          <SocialLinks model={model} />
        </div>
      </div>
    </section>
  );
}

const sections: Sections = {
  ...commonSections(titles, { Face, portraitSizes: '92px' }),
  signature: Chart,
  services: Services,
};

import { cropOf, Peony, PeonyDefs, weekPetal } from '../../art/peony.tsx';
import type { PageModel } from '../../model/page-model.ts';
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
import { commonSections, type FaceProps, SectionList, type Sections } from '../shared/sections.tsx';
import { bloomTexts } from './texts.ts';

const { titles } = bloomTexts;

/** Lilac and coral, round everywhere: a peony opens over the page. */
export function Bloom({ model }: TemplateProps) {
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
      <PeonyDefs seed={model.code} />
    </PageFrame>
  );
}

function Cover({ model }: TemplateProps) {
  return (
    <div className="stage">
      <div className={model.cover ? 'flower photo' : 'flower'}>
        {model.cover ? <Photo photo={model.cover} sizes="(width <= 48rem) 90vw, 640px" isFirst /> : <Peony />}
      </div>
      <div className="wide">
        <Navigation model={model} titles={titles} />
        <div className="cover">
          <h1 className={fitClass(model.name)}>
            {model.name}
            <small>{bloomTexts.subtitle(model.typeName, model.place)}</small>
          </h1>
          <p className="lead lines">
            <b>{model.slogan || bloomTexts.slogan}</b>
            {model.intro}
          </p>
          <div className="only-wide">
            <MainAction model={model} />
          </div>
          <p className="open">
            <b>{model.open.text}</b>
            <FirstFree model={model} />
            <a href={model.phone.href}>{model.phone.text}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

const limits = [30, 60, 90] as const;

/** Longer than which of the offered spans of time it is. */
const longerThan = ({ minutes }: ServiceLine): string =>
  limits
    .filter((limit) => minutes > limit)
    .map((limit) => `over-${limit}`)
    .join(' ');

/** With fewer there is nothing to look for. */
const filteredFrom = 6;

function Services({ model }: TemplateProps) {
  const count = model.groups.reduce((sum, { services }) => sum + services.length, 0);
  const canFilter = count >= filteredFrom;
  return (
    <section className="wide" id={sectionIds.services}>
      <div className={count > 3 ? 'arch' : 'arch low'}>
        <div className="top">
          <h2>{canFilter ? bloomTexts.servicesTitle : titles.services}</h2>
          <p className="note lines">{model.servicesNote || (canFilter ? bloomTexts.servicesNote : '')}</p>
          {canFilter && <TimeFilter />}
        </div>
        <div className="list">
          {model.groups.map(({ category, name, services }) => (
            <div key={category} className="group">
              <h3>{name}</h3>
              <ul>
                {services.map((service) => (
                  <li key={service.code} className={longerThan(service) || undefined}>
                    <a href={service.href ?? model.phone.href}>
                      <span>
                        {service.name}
                        {service.notes.length > 0 && <small>{service.notes.join(', ')}</small>}
                      </span>
                      <i aria-hidden="true" />
                      <em>{service.duration}</em>
                      <b>{service.price}</b>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function TimeFilter() {
  return (
    <fieldset className="filter">
      <legend className="hidden">{texts.filter}</legend>
      <label>
        <input type="radio" name="sure" defaultChecked />
        {texts.allTimes}
      </label>
      {limits.map((limit) => (
        <label key={limit}>
          <input type="radio" name="sure" id={`within-${limit}`} />
          {texts.within[limit]}
        </label>
      ))}
    </fieldset>
  );
}

function Face({ member }: FaceProps) {
  return <Peony view={cropOf(member.code)} />;
}

/** One petal a day; the list beside it says the same. */
function WeekFlower({ days }: PageModel['hours']) {
  return (
    <svg className="week" viewBox="-210 -210 420 420" role="img" aria-label={texts.weekPicture}>
      {days.map(({ short, isToday, isClosed }, index) => {
        const angle = (index * 360) / days.length;
        const radians = (angle * Math.PI) / 180;
        return (
          <g key={short} className={isToday ? 'today' : isClosed ? 'closed' : undefined}>
            <path d={weekPetal} transform={`rotate(${angle.toFixed(1)}) scale(1.66 1.8)`} />
            <text x={Math.round(Math.sin(radians) * 112)} y={Math.round(-Math.cos(radians) * 112) + 6}>
              {short}
            </text>
          </g>
        );
      })}
      <circle r="20" />
    </svg>
  );
}

function Visit({ model }: TemplateProps) {
  const hasFlower = model.sections.includes('signature');
  return (
    <section className="wide" id={sectionIds.visit}>
      <div className={hasFlower ? 'visit' : 'visit plain'}>
        {hasFlower && <WeekFlower {...model.hours} />}
        <div>
          <h2>{hasFlower ? titles.signature : titles.visit}</h2>
          <HoursList model={model} />
          <Address model={model} />
          <VisitButtons model={model} />
          <SocialLinks model={model} />
        </div>
      </div>
    </section>
  );
}

const sections: Sections = {
  ...commonSections(titles, { Face, portraitSizes: '(width <= 48rem) 45vw, 280px' }),
  // The week's flower stands with the hours, at the end of the page.
  signature: () => null,
  services: Services,
};

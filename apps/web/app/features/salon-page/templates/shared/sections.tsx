import type { PageSection } from '@ayna/contracts/core/salon-page';
import type { ComponentType } from 'react';
import type { TeamMember } from '../../model/team.ts';
import { texts } from '../../texts.ts';
import { Icon } from './icon.tsx';
import { FreeTime, Portrait, Stars, type TemplateProps } from './parts.tsx';
import { PhotoList } from './photo-list.tsx';
import { type SectionTitles, sectionIds } from './section-ids.ts';

// Sections whose markup all templates share; each one gives them a look of its own.

export type Sections = Readonly<Record<PageSection, ComponentType<TemplateProps>>>;

export function SectionList({ model, sections }: TemplateProps & { readonly sections: Sections }) {
  return model.sections.map((name) => {
    const Section = sections[name];
    return <Section key={name} model={model} />;
  });
}

export type FaceProps = { readonly member: TeamMember };

type HeadProps = { readonly title: string; readonly note: string };

export function SectionHead({ title, note }: HeadProps) {
  return (
    <div className="head">
      <h2>{title}</h2>
      {note !== '' && <p className="note lines">{note}</p>}
    </div>
  );
}

const announcement = (titles: SectionTitles) =>
  function Announcement({ model }: TemplateProps) {
    return (
      <section className="wide news" id={sectionIds.announcement} aria-label={titles.announcement}>
        {model.announcements.map(({ code, title, text, imageUrl }) => (
          <article key={code}>
            {imageUrl && (
              <div className="picture">
                <Portrait url={imageUrl} name={title} sizes="(width <= 48rem) 92vw, 480px" />
              </div>
            )}
            <div>
              <h2>{title}</h2>
              <p className="lines">{text}</p>
            </div>
          </article>
        ))}
      </section>
    );
  };

type Faces = {
  /** What a template draws of somebody without a photo. */
  readonly Face: ComponentType<FaceProps>;
  /** How wide it shows those with one, in the language of `sizes`. */
  readonly portraitSizes: string;
};

const team = (titles: SectionTitles, { Face, portraitSizes }: Faces) =>
  function Team({ model }: TemplateProps) {
    return (
      <section className="wide" id={sectionIds.team}>
        <SectionHead title={titles.team} note={model.teamNote} />
        <ul className="team">
          {model.team.map((member) => (
            <li key={member.code}>
              <div className="face" aria-hidden={member.imageUrl === null}>
                {member.imageUrl ? (
                  <Portrait url={member.imageUrl} name={member.name} sizes={portraitSizes} />
                ) : (
                  <Face member={member} />
                )}
              </div>
              <h3>{member.name}</h3>
              <p>
                <b>{member.role}</b>
                {member.skills}
              </p>
              {member.booking && (
                <a href={member.booking.href}>
                  <span className="hidden">{`${member.name}, ${texts.firstFree}: `}</span>
                  <FreeTime services={member.booking.services} />
                  <Icon name="arrow" />
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  };

const photos = (titles: SectionTitles) =>
  function Photos({ model }: TemplateProps) {
    return (
      <section className="wide" id={sectionIds.photos}>
        <h2>{titles.photos}</h2>
        <PhotoList photos={model.photos} sizes="(width <= 48rem) 50vw, 420px" />
      </section>
    );
  };

const reviews = (titles: SectionTitles) =>
  function Reviews({ model }: TemplateProps) {
    const { average, count, list } = model.reviews;
    return (
      <section className="wide" id={sectionIds.reviews}>
        <div className="head">
          <h2>{titles.reviews}</h2>
          <p className="note">
            {average && <b className="average">{average}</b>}
            {[average && texts.rating(average), texts.reviewCount(count)].filter(Boolean).join(' \u00b7 ')}
            <br />
            {texts.verified}
          </p>
        </div>
        <div className="reviews">
          {list.map((review) => (
            <blockquote key={review.code}>
              <Stars count={review.stars} />
              <p className="quote lines">{texts.quote(review.text)}</p>
              <cite>{review.by}</cite>
              {review.answer && (
                <p className="answer lines">
                  <b>{texts.answer(model.name)}.</b> {review.answer}
                </p>
              )}
            </blockquote>
          ))}
        </div>
      </section>
    );
  };

const about = (titles: SectionTitles) =>
  function About({ model }: TemplateProps) {
    return (
      <section className="wide about" id={sectionIds.about}>
        <h2>{titles.about}</h2>
        <p className="lead lines">{model.about}</p>
      </section>
    );
  };

export const commonSections = (titles: SectionTitles, faces: Faces) => ({
  announcement: announcement(titles),
  team: team(titles, faces),
  photos: photos(titles),
  reviews: reviews(titles),
  about: about(titles),
});

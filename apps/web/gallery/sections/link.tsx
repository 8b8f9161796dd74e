import { ButtonLink, Link } from '../../app/ui/link.tsx';
import type { Section } from '../section.ts';
import { Row } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { links } = texts;

function Show() {
  return (
    <Row>
      <Link to="/">{links.accent}</Link>
      <p>
        <Link to="/" look="inline">
          {links.inline}
        </Link>{' '}
        {links.inlineRest}
      </p>
      <Link to="/" look="quiet">
        {links.quiet}
      </Link>
      <ButtonLink to="/" look="outline">
        {links.button}
      </ButtonLink>
    </Row>
  );
}

export const section: Section = { title: links.title, Show };

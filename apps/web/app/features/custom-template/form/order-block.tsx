import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pin } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { announcementsQuery } from '../../../data/announcements.ts';
import { employeeCountQuery } from '../../../data/employees.ts';
import { photosQuery } from '../../../data/files.ts';
import type { PageSection } from '../../../data/page-design.ts';
import type { Salon } from '../../../data/salon.ts';
import { servicesQuery } from '../../../data/services.ts';
import { shownAnnouncement } from '../../../parts/announcement-state.ts';
import { today } from '../../../ui/day-text.ts';
import { Key } from '../../../ui/key.tsx';
import { moveSection, showSection } from '../model/sections.ts';
import { texts } from '../texts.ts';
import type { DesignEditor } from '../use-design-editor.ts';
import { FormBlock } from './form-block.tsx';
import { SectionRow } from './section-row.tsx';
import { useRowDrag } from './use-row-drag.ts';

const words = texts.order;

/** What each section would show today, where that is known. */
const useSectionNotes = ({ code }: Salon): Partial<Record<PageSection, string>> => {
  const { data: services } = useQuery(servicesQuery(code));
  const { data: team } = useQuery(employeeCountQuery(code));
  const { data: photos } = useQuery(photosQuery(code));
  const { data: announcements } = useQuery(announcementsQuery(code));
  const announcement = announcements && shownAnnouncement(today(), announcements);
  return {
    ...(services && { services: words.services(services.length) }),
    ...(team && { team: words.team(team.count) }),
    ...(photos && { photos: words.photos(photos.length) }),
    ...(announcements && { announcement: announcement?.title ?? words.noAnnouncement }),
  };
};

type Props = { readonly salon: Salon; readonly editor: DesignEditor };

/** The cover stays first and the address last; what stands between is moved by pointer, touch or keys. */
export function OrderBlock({ salon, editor }: Props) {
  const { sections, template } = editor.design;
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<PageSection>();
  const [announced, setAnnounced] = useState('');
  // All moves of one hold are one step back.
  const hasMoved = useRef(false);
  const notes = useSectionNotes(salon);
  const nameOf = (section: PageSection): string =>
    section === 'signature' ? words.signatures[template] : words.sections[section].name;
  const hold = (section: PageSection | undefined): void => {
    hasMoved.current = false;
    setHeld(section);
  };
  const move = (section: PageSection, to: number): void => {
    const next = moveSection(sections, section, to);
    const place = next.findIndex(({ name }) => name === section);
    if (sections[place]?.name === section) return;
    editor.edit({ sections: next }, hasMoved.current);
    hasMoved.current = true;
    // The cover is the first.
    setAnnounced(words.moved(nameOf(section), place + 2));
  };
  const startDrag = useRowDrag({
    list,
    move: (name, to) => move(name as PageSection, to),
    onStart: (name) => hold(name as PageSection),
    onEnd: () => hold(undefined),
  });
  return (
    <FormBlock name="order" title={words.title} note={words.note}>
      <FixedRow {...words.cover} />
      <ul ref={list} aria-label={words.list}>
        {sections.map(({ name: section, shown }, index) => (
          <SectionRow
            key={section}
            section={section}
            name={nameOf(section)}
            note={notes[section] ?? words.sections[section].note}
            isShown={shown}
            show={(next) => editor.edit({ sections: showSection(sections, section, next) })}
            place={index + 2}
            isHeld={held === section}
            hold={(next) => hold(next ? section : undefined)}
            move={(by) => move(section, index + by)}
            startDrag={startDrag(section)}
          />
        ))}
      </ul>
      <FixedRow {...words.address} />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      <p className="mt-2.5 flex flex-wrap items-center gap-1.5 text-label text-muted max-tablet:hidden">
        {words.keys.before} <Key>{words.keys.space}</Key> {words.keys.holds} <ArrowKeys /> {words.keys.moves}{' '}
        <Key>Esc</Key> {words.keys.drops}
      </p>
    </FormBlock>
  );
}

function ArrowKeys(): ReactNode {
  return (
    <>
      <Key>
        <ArrowUp size={12} />
      </Key>
      <Key>
        <ArrowDown size={12} />
      </Key>
    </>
  );
}

function FixedRow({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <div className="flex min-h-13 items-center gap-2 py-1.5">
      <span className="grid w-8.5 flex-none place-items-center text-muted">
        <Pin size={16} />
      </span>
      <span>
        <b className="block font-semibold">{name}</b>
        <span className="block text-label text-muted">{note}</span>
      </span>
    </div>
  );
}

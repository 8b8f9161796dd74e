import { fullName } from '@ayna/domain/names';
import { TriangleAlert, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/day-text.ts';
import { customerLine } from '../../customer-search/visit-text.ts';
import type { CustomerSummary } from '../model/draft.ts';
import { texts } from '../texts.ts';
import { AvatarPlaceholder } from './avatar-placeholder.tsx';

const words = texts.customer;

type FrameProps = {
  readonly avatar: ReactNode;
  readonly name: string;
  readonly line: string;
  readonly onChange: () => void;
  readonly children?: ReactNode;
};

/** Who was chosen. The field that had the focus is gone, so the way back to it takes it. */
function Frame({ avatar, name, line, onChange, children }: FrameProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-lg px-3.5 py-3 shadow-frame dark:bg-raised">
      {avatar}
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-lead-size leading-5.25 wrap-anywhere">{name}</p>
        <p className="num text-label text-muted">{line}</p>
      </div>
      <Button ref={back} look="outline" size="sm" onPress={onChange}>
        {words.change}
      </Button>
      {children}
    </div>
  );
}

export function ChosenCard({
  card,
  onChange,
}: {
  readonly card: CustomerSummary;
  readonly onChange: () => void;
}) {
  const name = fullName(card);
  return (
    <Frame
      avatar={<Avatar name={name} seed={card.code} size="lg" />}
      name={name}
      line={customerLine(card, today())}
      onChange={onChange}
    >
      {card.allergies && (
        <p className="flex basis-full items-center gap-2.5 rounded-box bg-warning-bg px-3 py-2.25 font-medium text-warning-ink shadow-frame-pending">
          <TriangleAlert size={18} className="flex-none" />
          <span className="wrap-anywhere">{card.allergies}</span>
        </p>
      )}
    </Frame>
  );
}

export function WalkIn({ onChange }: { readonly onChange: () => void }) {
  return (
    <Frame
      avatar={<AvatarPlaceholder icon={UserX} />}
      name={words.walkIn}
      line={words.walkInText}
      onChange={onChange}
    />
  );
}

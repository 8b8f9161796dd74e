import { ExternalLink, LocateFixed, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { coordinatesText, type Position, positionIn, positionOf } from './coordinates.ts';
import { MapDrawing } from './map-drawing.tsx';
import { texts } from './texts.ts';

const words = texts.position;
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

type Props = { readonly position: Position | null; readonly onChange: (position: Position | null) => void };

/** The map of whoever opens it; ours is only drawn, because tiles would come from a third party. */
const mapAddress = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

export function PositionPlate({ position, onChange }: Props) {
  return (
    <div className="grid gap-2.5">
      <div
        role="group"
        aria-label={words.plate}
        className="relative h-37.5 overflow-hidden rounded-lg shadow-[0_0_0_1px_var(--line)]"
      >
        <MapDrawing hasPin={position !== null} />
        <div className="absolute inset-x-2.5 bottom-2.5 flex flex-wrap justify-end gap-2">
          {position === null && (
            <span className="mr-auto self-center rounded-badge bg-surface px-2 py-1 text-caption text-ink-2 dark:bg-raised">
              {words.none}
            </span>
          )}
          {position && <KnownPosition position={position} remove={() => onChange(null)} />}
          <Locate onFound={onChange} />
        </div>
      </div>
      <Coordinates key={coordinatesText(position)} position={position} onChange={onChange} />
    </div>
  );
}

function KnownPosition({ position, remove }: { readonly position: Position; readonly remove: () => void }) {
  return (
    <>
      <Button look="outline" size="sm" icon={<X {...icon} />} onPress={remove}>
        {words.remove}
      </Button>
      <ButtonLink
        look="outline"
        size="sm"
        to={mapAddress(position)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.openLabel}
        icon={<ExternalLink {...icon} />}
      >
        {words.open}
      </ButtonLink>
    </>
  );
}

function Locate({ onFound }: { readonly onFound: (position: Position) => void }) {
  const [isLooking, setLooking] = useState(false);
  const look = () => {
    setLooking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false);
        onFound(positionOf(coords));
        showToast({ text: words.taken });
      },
      ({ code, PERMISSION_DENIED }) => {
        setLooking(false);
        showToast({ text: code === PERMISSION_DENIED ? words.denied : words.failed, tone: 'danger' });
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <Button look="outline" size="sm" icon={<LocateFixed {...icon} />} isPending={isLooking} onPress={look}>
      {words.locate}
    </Button>
  );
}

/** Typed or pasted; what is no place is said on leaving and changes nothing. */
function Coordinates({ position, onChange }: Props) {
  const [typed, setTyped] = useState(coordinatesText(position));
  const [wasLeft, setLeft] = useState(false);
  const located = positionIn(typed);
  const leave = () => {
    setLeft(true);
    if (located !== undefined && coordinatesText(located) !== coordinatesText(position)) onChange(located);
  };
  return (
    <TextField
      label={words.field}
      isOptional
      value={typed}
      onChange={setTyped}
      onBlur={leave}
      placeholder={words.example}
      hint={words.hint}
      error={wasLeft && located === undefined ? words.wrong : undefined}
      autoComplete="off"
      maxLength={60}
    />
  );
}

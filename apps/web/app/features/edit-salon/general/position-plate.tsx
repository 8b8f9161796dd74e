import { ExternalLink, LocateFixed, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { coordinatesText, type Position, positionIn, positionOf } from './coordinates.ts';
import { texts } from './texts.ts';

const words = texts.position;
type Props = { readonly position: Position | null; readonly onChange: (position: Position | null) => void };

/** The map app of the person who opens it; ours is only drawn, because tiles would come from a third party. */
const mapAddress = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;

export function PositionPlate({ position, onChange }: Props) {
  return (
    <div className="grid gap-2.5">
      <div
        role="group"
        aria-label={words.plate}
        className="relative h-37.5 overflow-hidden rounded-lg shadow-outline"
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
      <Button look="outline" size="sm" icon={X} onPress={remove}>
        {words.remove}
      </Button>
      <ButtonLink
        look="outline"
        size="sm"
        to={mapAddress(position)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.openLabel}
        icon={ExternalLink}
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
    <Button look="outline" size="sm" icon={LocateFixed} isPending={isLooking} onPress={look}>
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

/** A plate of streets that are nowhere, with or without the mark. */
function MapDrawing({ hasPin }: { readonly hasPin: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 150"
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-sunken dark:bg-raised"
    >
      <path d="M0 118q90-14 180 0t180 4 180-12 180 0v40H0z" className="fill-info-bg" />
      <rect x="206" y="14" width="80" height="40" rx="8" className="fill-success-bg" />
      <rect x="560" y="64" width="68" height="32" rx="8" className="fill-success-bg" />
      <g fill="none" className="stroke-surface dark:stroke-sir-800" strokeWidth="8">
        <path d="M0 62q180-16 360 8t360-30" strokeWidth="12" />
        <path d="M60 0 24 150M140 0l60 150M310 0l80 150M500 0l-50 150M660 0l-30 150" />
        <path d="M0 104l170-6M430 108l290-16M420 20l300-12" />
      </g>
      {hasPin && (
        <g transform="translate(360 74)">
          <path
            d="M0 0c-10-14-17-21-17-30a17 17 0 0 1 34 0c0 9-7 16-17 30z"
            className="fill-accent stroke-surface"
            strokeWidth="2"
          />
          <ellipse cy="-30" rx="5.5" ry="7" className="fill-surface" />
        </g>
      )}
    </svg>
  );
}

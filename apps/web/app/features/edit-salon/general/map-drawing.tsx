/** A plate of streets that are nowhere, with or without the mark. */
export function MapDrawing({ hasPin }: { readonly hasPin: boolean }) {
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

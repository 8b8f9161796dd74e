/** A street map of nowhere: it says 'here is the way', and asks no map service for anything. */
export function MapPlate() {
  return (
    <svg className="fill plate" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="land" width="640" height="360" />
      <path className="water" d="M-10 290C120 250 220 330 360 318S560 280 660 330v50H-10z" />
      <g className="streets" fill="none" strokeLinecap="round">
        <path strokeWidth="14" d="M-10 90C120 70 260 130 380 90S560 20 660 40" />
        <path
          strokeWidth="9"
          d="M150-10c20 90-20 170 40 280M330-10c10 80 0 190 70 300M500-10c-20 90 20 180 60 270M-10 190c120-20 250 30 370 10s180-60 300-20"
        />
        <path
          strokeWidth="4"
          d="M60-10l30 290M240-10l30 300M430 0l30 290M590 0l20 290M-10 40 660-20M-10 140l670-30M-10 250l670-20"
        />
      </g>
      <path className="pin" d="M352 186c-16-22-20-30-20-42a20 20 0 1 1 40 0c0 12-4 20-20 42z" />
      <ellipse className="hole" cx="352" cy="144" rx="6.5" ry="8" />
    </svg>
  );
}

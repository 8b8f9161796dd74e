import type { ReactNode } from 'react';
import type { PageTemplate } from '../../../data/page-design.ts';

/** Points on a circle around the middle of the picture, for petals and bulbs. */
const around = (count: number, radius: number, center: readonly [number, number]) =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return {
      x: center[0] + radius * Math.cos(angle),
      y: center[1] + radius * Math.sin(angle),
      turn: (angle * 180) / Math.PI,
    };
  });

const lines = (color: string, ...rows: readonly (readonly [number, number, number, number])[]) =>
  rows.map(([x, y, width, height]) => (
    <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} fill={color} />
  ));

const drawings: Readonly<Record<PageTemplate, ReactNode>> = {
  flow: (
    <>
      <rect width="80" height="100" fill="#eaf1ee" />
      <ellipse cx="53" cy="44" rx="21" ry="28" fill="#143c33" />
      <path
        d="M44 20c15 16-9 26 5 48M51 17c15 18-9 28 5 54M59 18c11 18-8 28 3 52"
        stroke="#d08b58"
        strokeWidth="2"
        fill="none"
      />
      {lines('#10302a', [8, 34, 25, 5], [8, 43, 18, 5])}
      {lines('#c9d8d1', [8, 84, 64, 2.5], [8, 90, 40, 2.5])}
    </>
  ),
  razor: (
    <>
      <rect width="80" height="100" fill="#0f1413" />
      {lines('#efeee6', [7, 14, 46, 22], [7, 40, 36, 18])}
      <rect x="63" y="10" width="10" height="60" rx="5" fill="#efeee6" />
      <path d="m63 26 10-7v8l-10 7zm0 20 10-7v8l-10 7zm0 19 10-7v7l-10 6z" fill="#c9321f" />
      <path d="M7 76h20v15H7zm23 0h20v15H30zm23 0h20v15H53z" fill="none" stroke="#efeee6" />
    </>
  ),
  bloom: (
    <>
      <rect width="80" height="100" fill="#ebe3f5" />
      {[12, 24].map((radius) =>
        around(radius === 12 ? 8 : 13, radius, [40, 38]).map(({ x, y, turn }) => (
          <ellipse
            key={`${radius}-${turn}`}
            cx={x}
            cy={y}
            rx="8"
            ry="4"
            transform={`rotate(${turn} ${x} ${y})`}
            fill="none"
            stroke="#b01450"
          />
        )),
      )}
      <rect y="76" width="80" height="24" fill="#2c1238" />
      {lines('#ebe3f5', [10, 84, 34, 3.5], [10, 91, 22, 2.5])}
    </>
  ),
  polish: (
    <>
      <rect width="80" height="100" fill="#fff7e6" />
      {['#d8336b', '#f3a493', '#7b2a55', '#e6b565'].map((color, at) => (
        <rect
          key={color}
          x={11 + at * 15}
          y={at % 2 === 0 ? 26 : 18}
          width="12"
          height="46"
          rx="6"
          fill={color}
        />
      ))}
      {lines('#2a1220', [11, 82, 40, 4])}
      {lines('#e0cfae', [11, 90, 56, 2.5])}
    </>
  ),
  backstage: (
    <>
      <rect width="80" height="100" fill="#1a090e" />
      <rect x="20" y="12" width="40" height="48" rx="3" fill="#5c1624" />
      <path d="M24 54C34 44 44 40 56 20" stroke="#d9737f" strokeWidth="5" strokeLinecap="round" />
      {[14, 26, 38, 50].flatMap((y) =>
        [13, 67].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="3" fill="#ffe7c2" />),
      )}
      {lines('#f6e7dc', [12, 72, 56, 7], [12, 84, 34, 4])}
    </>
  ),
  clear: (
    <>
      <rect width="80" height="100" fill="#f1f7f8" />
      {[6, 13, 20, 27, 34].map((radius) => (
        <ellipse
          key={radius}
          cx="46"
          cy="40"
          rx={radius}
          ry={radius * 1.15}
          fill="none"
          stroke="#2f7f8f"
          transform={`rotate(${radius * 1.4} 46 40)`}
        />
      ))}
      {lines('#0b2c35', [8, 84, 30, 4])}
      {lines('#bcd5da', [8, 91, 50, 2.5])}
    </>
  ),
};

/** A template in the size of a thumb: its ground, its art and where its words stand. */
export function TemplateThumb({ template }: { readonly template: PageTemplate }) {
  return (
    <svg viewBox="0 0 80 100" aria-hidden="true" className="block w-full rounded-md">
      {drawings[template]}
    </svg>
  );
}

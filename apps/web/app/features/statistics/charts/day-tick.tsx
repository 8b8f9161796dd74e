type Props = {
  readonly todayLabel: string;
  readonly x?: number | string;
  readonly y?: number | string;
  readonly payload?: { readonly value?: unknown };
};

/** The name of a day below the axis; today's stands out. */
export function DayTick({ todayLabel, x = 0, y = 0, payload }: Props) {
  const text = String(payload?.value ?? '');
  const isToday = text === todayLabel;
  return (
    <text
      x={x}
      y={Number(y) + 10}
      textAnchor="middle"
      fontSize={12}
      fontWeight={isToday ? 600 : 400}
      fill={isToday ? 'var(--accent-ink)' : 'var(--muted)'}
    >
      {text}
    </text>
  );
}

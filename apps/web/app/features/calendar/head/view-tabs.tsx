import { texts } from '../texts.ts';
import type { View } from '../use-url-state.ts';

const views: readonly View[] = ['daily', 'weekly', 'monthly'];

export const panelId = 'calendar-panel';
export const tabIdOf = (view: View): string => `calendar-tab-${view}`;

type Props = { readonly view: View; readonly choose: (view: View) => void };

/** Each is a stop of the Tab key, since on this screen the arrows always move the day. */
export function ViewTabs({ view, choose }: Props) {
  return (
    <div
      role="tablist"
      aria-label={texts.views.label}
      data-tour="calendar-views"
      className="inline-flex gap-0.5 rounded-segment bg-canvas p-0.75 max-small:flex max-small:w-full max-small:*:flex-auto dark:bg-sir-850"
    >
      {views.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabIdOf(one)}
          aria-selected={one === view}
          aria-controls={panelId}
          onClick={() => choose(one)}
          className="touch-area h-9.5 cursor-pointer rounded-tile px-3.5 font-medium max-small:px-1.5 tablet:@max-head-tight:px-2 text-body text-muted -outline-offset-2 transition-colors duration-(--dur-1) hover:text-ink-2 aria-selected:bg-surface aria-selected:font-strong aria-selected:text-ink aria-selected:shadow-1 tablet:h-8 dark:aria-selected:bg-sir-700/60"
        >
          {texts.views[one]}
        </button>
      ))}
    </div>
  );
}

import { dayAndMonth } from '../../parts/day-range.ts';
import { Badge } from '../../ui/badge.tsx';
import { ProgressBar, ProgressSteps } from '../../ui/progress.tsx';
import { Panel } from './panel.tsx';
import type { Course } from './rules/open-courses.ts';
import { texts } from './texts.ts';

const words = texts.sessions;
/** More pieces than this would be specks: then it is one bar. */
const maxSteps = 12;

/** How far each course is, and when it goes on. Without one there is nothing to show. */
export function Sessions({ courses }: { readonly courses: readonly Course[] }) {
  if (courses.length === 0) return null;
  return (
    <Panel title={words.title} end={courses.length === 1 && <Badge tone="accent">{courses[0]?.name}</Badge>}>
      <ul className="grid gap-4">
        {courses.map((course) => (
          <li key={course.serviceCode}>
            {courses.length > 1 && <p className="mb-1.5 font-medium">{course.name}</p>}
            <OneCourse course={course} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OneCourse({ course }: { readonly course: Course }) {
  const { nth, total, isNthDone, intervalDays, laterDays, isPlanned } = course;
  return (
    <>
      {total > maxSteps ? (
        <ProgressBar label={words.progress} value={nth} max={total} />
      ) : (
        <ProgressSteps label={words.progress} current={nth} total={total} isCurrentDone={isNthDone} />
      )}
      <p className="num mt-2 flex justify-between text-label">
        <b className="font-semibold">{words.nth(nth, total)}</b>
        {intervalDays !== null && <span className="text-muted">{words.interval(intervalDays)}</span>}
      </p>
      {laterDays.length > 0 && (
        <p className="num mt-2 text-label text-muted">{words.dates(laterDays.map(dayAndMonth).join(', '))}</p>
      )}
      {!isPlanned && <p className="mt-2 text-label text-muted">{words.unplanned}</p>}
    </>
  );
}

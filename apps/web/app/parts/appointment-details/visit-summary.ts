import type { CustomerVisit } from '../../data/customers.ts';
import { type VisitLine, visitLines } from '../visit-lines.ts';
import { texts } from './texts.ts';

const words = texts.customer;

/** As many as are seen at a glance. */
const outcomeCount = 10;
const visitCount = 4;

const isOver = ({ status }: VisitLine): boolean =>
  status === 'Completed' || status === 'NoShow' || status === 'Canceled';

/** What is known of a customer from the other visits: how often they came, and what became of the last ones. */
export const visitSummary = (visits: readonly CustomerVisit[], visitCode: string) => {
  const over = visitLines(visits.filter((one) => one.visitCode !== visitCode)).filter(isOver);
  const came = over.filter(({ status }) => status === 'Completed');
  return {
    came: came.length,
    firstYear: came.at(-1)?.startsAt.slice(0, 4),
    /** Oldest first, as they are read. */
    outcomes: over.slice(0, outcomeCount).toReversed(),
    /** Newest first; what was called off says nothing of what is done with them. */
    recent: over.filter(({ status }) => status !== 'Canceled').slice(0, visitCount),
  };
};

export type VisitSummary = ReturnType<typeof visitSummary>;

/** Son 10 randevu: 8 geldi, 1 gelmedi, 1 iptal. */
export const outcomesText = (outcomes: readonly Pick<VisitLine, 'status'>[]): string => {
  const count = (status: VisitLine['status']): number =>
    outcomes.filter((one) => one.status === status).length;
  const parts = (['Completed', 'NoShow', 'Canceled'] as const)
    .map((status) => [count(status), words.outcomes[status]] as const)
    .filter(([many]) => many > 0)
    .map(([many, word]) => `${many} ${word}`);
  return words.lastOutcomes(outcomes.length, parts.join(', '));
};

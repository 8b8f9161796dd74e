import { CalendarDays, Globe, IdCard, type LucideIcon, Package, UsersRound, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { answerPath } from '../../parts/help/answer-path.ts';
import { type Group, groups, type Heading } from '../../parts/help/document.ts';
import { texts } from './texts.ts';

type Question = Heading & {
  /** What the script of the page compares with what is typed. */
  readonly filter: string;
};

const icons: Readonly<Record<Group, LucideIcon>> = {
  calendar: CalendarDays,
  online: Globe,
  customers: UsersRound,
  team: IdCard,
  money: Wallet,
  account: Package,
};

/** All questions, group by group. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions" className="pt-18 desk:pt-22">
      <h2 id="questions" className="display text-display-l-phone desk:text-display-l">
        {texts.count(questions.length)}
      </h2>
      <div className="mt-6.5 grid grid-cols-1 gap-8.5 tablet:grid-cols-2 desk:mt-10 desk:grid-cols-3 desk:gap-x-12 desk:gap-y-11">
        {groups.map((group) => (
          <QuestionGroup
            key={group}
            group={group}
            questions={questions.filter((one) => one.group === group)}
          />
        ))}
      </div>
    </section>
  );
}

type GroupProps = { readonly group: Group; readonly questions: readonly Question[] };

function QuestionGroup({ group, questions }: GroupProps) {
  const Icon = icons[group];
  return (
    <div data-group={group}>
      <h3 className="flex items-center gap-2.75 border-ink border-b-control pb-2.5 font-semibold text-head-20/6.75 tracking-s">
        <Icon size={21} className="shrink-0 text-accent" />
        {texts.groups[group]}
        <span className="num ml-auto font-body text-body-size text-muted">{questions.length}</span>
      </h3>
      <ul>
        {questions.map(({ slug, title, filter }) => (
          <li key={slug} data-words={filter}>
            <Link
              to={answerPath(slug)}
              className="block border-sir-300 border-b py-2.5 text-pretty text-title-s-size/6 hover:text-accent-ink dark:border-sir-800"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

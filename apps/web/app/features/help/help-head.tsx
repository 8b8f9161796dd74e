import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

type Props = {
  /** What was searched for. */
  readonly typed?: string;
  /** On the page of an answer, which no script filters. */
  readonly isSmall?: boolean;
  readonly children?: ReactNode;
};

/** The name of the search in an address. */
export const searchParam = 'ara';

const searchUrl = (words: string): string =>
  `${paths.help}?${new URLSearchParams({ [searchParam]: words }).toString()}`;

/** The search for answers: a plain form, which needs no script. */
export function HelpHead({ typed = '', isSmall = false, children }: Props) {
  return (
    <div
      className={`help-head relative overflow-hidden rounded-b-[26px] px-5 text-white max-desk:-mx-5 desk:rounded-[32px] desk:px-16 ${
        isSmall ? 'py-6 desk:py-8' : 'pt-7.5 pb-14 desk:pt-16 desk:pb-18'
      }`}
    >
      {children}
      <search>
        <form action={paths.help} className={`flex max-w-205 gap-2.5 ${isSmall ? '' : 'mt-5 desk:mt-7'}`}>
          <span className="help-field flex h-14.5 min-w-0 flex-1 items-center gap-3.5 rounded-card bg-white px-4 text-sir-900 desk:h-17 desk:rounded-xl desk:px-5.5">
            <Search size={24} className="shrink-0 text-sir-600" />
            <label htmlFor="ara" className="sr-only">
              {texts.search}
            </label>
            <input
              id="ara"
              name={searchParam}
              type="search"
              defaultValue={typed}
              placeholder={texts.placeholder}
              autoComplete="off"
              maxLength={100}
              className="h-full min-w-0 flex-1 bg-transparent text-head-18 outline-none placeholder:text-sir-600 desk:text-head-20"
            />
            {!isSmall && (
              <kbd
                aria-hidden="true"
                className="grid size-6.5 place-items-center rounded-sm bg-sir-50 text-label-size text-sir-600 ring-1 ring-sir-200 ring-inset max-desk:hidden noscript:hidden"
              >
                {texts.key}
              </kbd>
            )}
          </span>
          <button
            type="submit"
            className="h-14.5 shrink-0 cursor-pointer rounded-card bg-ayva-300 px-5 font-strong text-on-quince text-title-size hover:bg-ayva-200 focus-visible:outline-ayva-300 desk:h-17 desk:rounded-xl desk:px-7"
          >
            {texts.submit}
          </button>
        </form>
      </search>
      {!isSmall && (
        <>
          <p id="ara-durum" role="status" className="mt-3 min-h-6 text-lead-size/6 text-murdum-100" />
          <Often />
        </>
      )}
    </div>
  );
}

function Often() {
  return (
    <ul aria-label={texts.often} className="mt-1.5 flex flex-wrap gap-2">
      {texts.oftenWords.map((words) => (
        <li key={words}>
          <Link
            to={searchUrl(words)}
            className="flex h-11 items-center rounded-full px-4 font-book text-lead-size text-white ring-1 ring-white/40 ring-inset hover:bg-white/10 focus-visible:outline-ayva-300 desk:h-9"
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

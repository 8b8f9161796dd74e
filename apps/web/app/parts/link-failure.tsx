import { CallError } from '@ayna/contracts/core/client';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { texts } from './link-failure.texts.ts';

/** A link that is none of ours (404, 422) is over as well: there is nothing to try again. */
export const linkFailure = (error: unknown) => {
  if (!(error instanceof CallError)) throw error;
  const isOver = [404, 410, 422].includes(error.status);
  // What the server says of one that is none of ours speaks of fields, which nobody has filled in here.
  const message = isOver && error.status !== 410 ? texts.unknown : error.body.message;
  return { status: isOver ? 410 : error.status || 502, isOver, message };
};

type Props = {
  readonly isOver: boolean;
  readonly message: string;
  /** What it says where trying again may help. */
  readonly title: string;
  readonly path: string;
};

/** In the place of a page behind a link that a customer was given. */
export function LinkFailure({ isOver, message, title, path }: Props) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas px-5 py-16">
      <Notice title={isOver ? texts.over : title} text={message}>
        <div className="flex flex-wrap justify-center gap-3">
          {!isOver && (
            <ButtonLink size="lg" to={path}>
              {texts.retry}
            </ButtonLink>
          )}
          <ButtonLink size="lg" look="outline" to={paths.home}>
            {texts.home}
          </ButtonLink>
        </div>
      </Notice>
    </main>
  );
}

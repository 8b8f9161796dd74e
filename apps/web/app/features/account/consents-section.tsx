import { useMutation, useQuery } from '@tanstack/react-query';
import { type Consent, consentsQuery, setConsent } from '../../data/consents.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Line, LoadFailed, LoadingLines, switchLine } from './line.tsx';
import { minuteOf } from './moment-text.ts';
import { texts } from './texts.ts';

const words = texts.consents;

type Kind = keyof typeof words.kinds;
const kinds = Object.keys(words.kinds) as Kind[];

export function ConsentsSection() {
  const { data, error, refetch } = useQuery(consentsQuery);
  return (
    <Section layout="side" title={words.title} text={words.text}>
      {data && <Consents consents={data} />}
      {!data && error && <LoadFailed failure={error} retry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={4} />}
    </Section>
  );
}

function Consents({ consents }: { readonly consents: readonly Consent[] }) {
  const find = (kind: Consent['kind']) => consents.find((consent) => consent.kind === kind);
  const notice = find('notice');
  return (
    <>
      <Line
        title={words.notice}
        text={notice ? words.noticeShown(minuteOf(notice.at), notice.version) : words.noticeNotShown}
      >
        <ButtonLink
          look="outline"
          size="sm"
          to={paths.dataNotice}
          target="_blank"
          rel="noopener"
          aria-label={words.openNoticeLabel}
        >
          {words.openNotice}
        </ButtonLink>
      </Line>
      {kinds.map((kind) => (
        <ConsentSwitch key={kind} kind={kind} consent={find(kind)} />
      ))}
    </>
  );
}

type SwitchProps = { readonly kind: Kind; readonly consent: Consent | undefined };

/** Shows what is wanted while it is on its way, and what is when that failed. */
function ConsentSwitch({ kind, consent }: SwitchProps) {
  const change = useMutation(setConsent);
  const given = change.isPending ? change.variables.given : (consent?.given ?? false);
  return (
    <div className={switchLine}>
      <Switch
        label={words.kinds[kind].label}
        hint={<Hint text={words.kinds[kind].hint} consent={change.isPending ? undefined : consent} />}
        value={given}
        onChange={(pending) => {
          if (!change.isPending) change.mutate({ kind, given: pending }, { onError: showFailure });
        }}
      />
    </div>
  );
}

function Hint({ text, consent }: { readonly text: string; readonly consent: Consent | undefined }) {
  const when = consent && (consent.given ? words.given : words.takenBack)(minuteOf(consent.at));
  return (
    <>
      {text}
      {when && <span className="num block">{when}</span>}
    </>
  );
}

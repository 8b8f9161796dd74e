import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type MetaDescriptor, useParams } from 'react-router';
import type { Employee } from '../../data/employees.ts';
import { changeService, type Service, serviceQuery } from '../../data/services.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { paths } from '../../paths.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { RemoveService } from './remove-service.tsx';
import { RequireServiceRight } from './require-service-right.tsx';
import { ServiceForm } from './service-form.tsx';
import { texts } from './texts.ts';
import { useServiceForm } from './use-service-form.ts';
import { valuesOf } from './values.ts';

const words = texts.edit;

export const meta = (): MetaDescriptor[] => [{ title: words.documentTitle }];

export default function EditServiceScreen() {
  const { code = '' } = useParams();
  const head = (
    <BreadcrumbHead title={words.title} from={{ to: paths.services, label: texts.list }} here={words.here} />
  );
  return (
    <RequireServiceRight page={words.title} head={head}>
      {(salonCode, team) => <Loaded key={code} code={code} salonCode={salonCode} team={team} />}
    </RequireServiceRight>
  );
}

type Props = { readonly code: string; readonly salonCode: string; readonly team: readonly Employee[] };

/**
 * The form begins with what was read first and keeps to it while others save: only who asks for the last state
 * gets it, and loses what was typed.
 */
function Loaded({ code, salonCode, team }: Props) {
  const [isRead, setRead] = useState(false);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...serviceQuery(code), enabled: !isRead });
  if (data && isFetchedAfterMount && !isRead) setRead(true);
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  if (data && isFetchedAfterMount)
    return (
      <EditService key={round} read={data} salonCode={salonCode} team={team} reload={() => void reload()} />
    );
  if (error)
    return (
      <LoadFailure
        title={texts.loadFailed}
        text={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  return <FormSkeleton />;
}

type EditProps = {
  readonly read: Service;
  readonly salonCode: string;
  readonly team: readonly Employee[];
  readonly reload: () => void;
};

function EditService({ read, salonCode, team, reload }: EditProps) {
  const { mutateAsync: change } = useMutation(changeService);
  const [start] = useState(() => valuesOf(read, team));
  const [service] = useState(read);
  // What was saved already, should only the second half of a saving have failed.
  const version = useRef(service.version);
  const form = useServiceForm({
    salonCode,
    start,
    savedText: texts.bar.saved,
    async save(next) {
      const saved = await change({ code: service.code, body: { ...next, version: version.current } });
      version.current = saved.version;
      return saved;
    },
  });
  return (
    <ServiceForm form={form} team={team} reload={reload}>
      <RemoveService service={service} leave={form.leave} />
    </ServiceForm>
  );
}

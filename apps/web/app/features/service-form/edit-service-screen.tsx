import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type MetaDescriptor, useParams } from 'react-router';
import type { Employee } from '../../data/employees.ts';
import {
  changeService,
  removeService,
  restoreService,
  type Service,
  serviceQuery,
} from '../../data/services.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { FormSkeleton, RequireServiceRight } from './require-service-right.tsx';
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
      <RemoveService service={service} leave={form.finish} />
    </ServiceForm>
  );
}

const removeServiceWords = texts.remove;

type RemoveServiceProps = { readonly service: Pick<Service, 'code' | 'name'>; readonly leave: () => void };

/** At the end of the form, since on a phone the list has no room for it. */
function RemoveService({ service: { code, name }, leave }: RemoveServiceProps) {
  const { mutateAsync: restore } = useMutation(restoreService);
  const removing = useMutation(removeService);
  const bringBack = () =>
    void restore(code).then(() => showToast({ text: removeServiceWords.restored(name) }), showFailure);
  const remove = () =>
    removing.mutate(code, {
      onSuccess: () => {
        showToast({
          text: removeServiceWords.removed(name),
          detail: removeServiceWords.removedDetail,
          action: { label: removeServiceWords.undo, onPress: bringBack },
        });
        leave();
      },
      onError: showFailure,
    });
  return (
    <div className="mt-6 pt-5 shadow-above">
      <Button look="danger-outline" icon={Trash2} isPending={removing.isPending} onPress={remove}>
        {removeServiceWords.button}
      </Button>
    </div>
  );
}

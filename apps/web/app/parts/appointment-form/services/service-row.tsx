import { X } from 'lucide-react';
import type { Employee } from '../../../data/employees.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { priceText } from '../../money-text.ts';
import { employeeName, performs, sessionsText } from '../../service-facts.ts';
import type { ChosenService } from '../model/draft.ts';
import { texts } from '../texts.ts';

const words = texts.services;

type Props = {
  readonly chosen: ChosenService;
  /** Where the services are in different hands. */
  readonly performers: readonly Employee[] | undefined;
  readonly onEmployee: (employeeCode: string | null) => void;
  readonly onRemove: () => void;
};

export function ServiceRow({ chosen: { service, employeeCode }, performers, ...handlers }: Props) {
  const facts = [texts.length(service.duration), sessionsText(service)].filter(Boolean);
  return (
    <li className="grid min-h-14.5 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3.5 gap-y-2 py-2 shadow-below">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-strong">
          <span className="wrap-anywhere">{service.name}</span>
          {service.type === 'Session' && (
            <Badge tone="accent" size="sm">
              {words.session}
            </Badge>
          )}
        </span>
        <span className="num block text-label text-muted">{facts.join(' \u00b7 ')}</span>
      </span>
      <span className="num text-right">
        {service.type === 'Session' && (
          <span className="mr-2.5 text-label text-muted max-tablet:mr-0 max-tablet:block">
            {words.perSession}
          </span>
        )}
        <b className="font-semibold">{priceText(service.price)}</b>
      </span>
      <IconButton icon={X} size="sm" label={words.remove(service.name)} onPress={handlers.onRemove} />
      {performers && (
        <div className="col-span-full tablet:max-w-72">
          <Select
            label={words.performer(service.name)}
            isLabelHidden
            value={employeeCode ?? anybody}
            onChange={(code) => handlers.onEmployee(code === anybody ? null : code)}
            options={[
              { id: anybody, label: texts.employee.any },
              ...performers
                .filter((one) => performs(one, service.code))
                .map((one) => ({ id: one.code, label: employeeName(one) })),
            ]}
          />
        </div>
      )}
    </li>
  );
}

const anybody = 'anybody';

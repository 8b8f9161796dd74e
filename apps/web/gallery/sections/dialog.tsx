import { Check, Clock, Copy, Scissors, UserCheck, UserX, X } from 'lucide-react';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Badge } from '../../app/ui/badge.tsx';
import { Button } from '../../app/ui/button.tsx';
import { Dialog } from '../../app/ui/dialog.tsx';
import { ProgressSteps } from '../../app/ui/progress.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { dialog } = texts;
const row = 'grid grid-cols-[24px_1fr] gap-3.5 border-line border-b py-4 last:border-b-0';

function Appointment() {
  return (
    <Dialog
      title={dialog.title}
      tone="blue"
      aside={
        <Badge tone="blue" isOnTint icon={Clock}>
          {dialog.status}
        </Badge>
      }
      lead={
        <>
          <p className="display num mt-3 text-ink text-time-hero">{dialog.time}</p>
          <p className="num mt-0.5 font-medium">{dialog.date}</p>
        </>
      }
      actions={
        <div className="grid gap-2">
          <Button size="lg" isWide slot="close" icon={Check}>
            {dialog.complete}
          </Button>
          <div className="grid gap-2 tablet:grid-cols-2">
            <Button look="danger-outline" slot="close" icon={X}>
              {dialog.cancel}
            </Button>
            <Button look="outline" slot="close" icon={UserX}>
              {dialog.absent}
            </Button>
          </div>
        </div>
      }
    >
      <div className={row}>
        <Scissors size={18} className="text-muted" />
        <div>
          <div className="flex justify-between gap-3 font-semibold text-lead-size">
            <span>{dialog.service}</span>
            <span className="num">{dialog.price}</span>
          </div>
          <div className="num mt-1 mb-2 flex items-center gap-2 text-muted">
            {dialog.duration}
            <Badge tone="accent" size="sm">
              {dialog.sessions}
            </Badge>
          </div>
          <ProgressSteps label={dialog.sessionLabel} current={2} total={4} />
          <div className="num mt-1.5 flex justify-between text-label">
            <b className="font-semibold">{dialog.sessionCount}</b>
            <span className="text-muted">{dialog.interval}</span>
          </div>
        </div>
      </div>
      <div className={row}>
        <UserCheck size={18} className="text-muted" />
        <div>
          <div className="text-caption text-muted">{dialog.employee}</div>
          <div className="font-semibold text-lead-size">{texts.people[0]}</div>
        </div>
      </div>
    </Dialog>
  );
}

function Show() {
  const [isMessageOpen, setMessageOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <DialogTrigger>
        <Button look="outline">{dialog.open}</Button>
        <Appointment />
      </DialogTrigger>
      <Button look="outline" onPress={() => setMessageOpen(true)}>
        {dialog.openPlain}
      </Button>
      <Dialog
        width="m"
        title={dialog.messageTitle}
        isOpen={isMessageOpen}
        onOpenChange={setMessageOpen}
        actions={
          <>
            <Button look="outline" icon={Copy}>
              {dialog.copyMail}
            </Button>
            <Button look="outline" icon={Copy}>
              {dialog.copyPhone}
            </Button>
          </>
        }
      >
        <p className="rounded-lg bg-sunken p-4.5 text-lead-size leading-6">{dialog.message}</p>
      </Dialog>
      <DialogTrigger>
        <Button look="danger-outline">{dialog.openFirm}</Button>
        <Dialog
          role="alertdialog"
          isDismissable={false}
          title={dialog.firmTitle}
          actions={
            <>
              <Button look="outline" slot="close">
                {dialog.keep}
              </Button>
              <Button look="danger-outline" slot="close">
                {dialog.remove}
              </Button>
            </>
          }
        >
          <p>{dialog.firmText}</p>
        </Dialog>
      </DialogTrigger>
    </div>
  );
}

export const section: Section = { title: texts.titles.dialog, Show };

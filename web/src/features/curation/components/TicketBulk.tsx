import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Colleague, CurationTicket } from '@domain/curation/curation.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import type { BulkJob } from '../../../components/bulk/runBulk.ts';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import type { Request } from '../../../lib/http/useRequest.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
import { reassignTicket } from '../data/reassignTicket.ts';
import { ColleagueDialog } from './ColleagueDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  readonly chosen: Chosen<CurationTicket>;
  readonly engineers: Request<readonly Colleague[]>;
  readonly holderOf: (ticket: CurationTicket) => string;
}

/** Bulk edits of open tickets by an admin: assign to an engineer, or close those without waiting demos. */
export const TicketBulk = ({ chosen, engineers, holderOf }: Props) => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();
  const [dialog, setDialog] = useState<'reassign' | 'close'>();
  const bulk = useBulk(chosen.drop);
  const { rows } = chosen;
  const count = rows.length;
  const stop = () => setDialog(undefined);

  const start = (
    what: 'reassign' | 'close',
    send: (ticket: CurationTicket) => BulkJob['send'],
  ): Promise<void> => {
    bulk.start(
      text(`tickets.many.${what}`, { count }),
      rows.map((ticket) => ({
        id: ticket.id,
        name: joinDotted([languageName(ticket.language), dates.date(ticket.createdAt), holderOf(ticket)]),
        send: send(ticket),
      })),
    );
    return Promise.resolve();
  };

  return (
    <>
      <ChosenBar chosen={chosen}>
        <Button size="small" onClick={() => setDialog('reassign')}>
          {text('tickets.chosen.reassign')}
        </Button>
        <Button size="small" onClick={() => setDialog('close')}>
          {text('tickets.chosen.close')}
        </Button>
      </ChosenBar>
      {dialog === 'reassign' && (
        <ColleagueDialog
          draft="handOver.chosen"
          title={text('tickets.manyTitle.reassign', { count })}
          lead={text('curation.handOverText')}
          submitLabel={text('tickets.chosen.reassign')}
          none={text('curation.noEngineer')}
          colleagues={engineers}
          onSend={(to) =>
            start('reassign', (ticket) => (submission) => reassignTicket(ticket, to, submission))
          }
          onClose={stop}
        />
      )}
      {dialog === 'close' && (
        <ReasonDialog
          draft="closeTicket.chosen"
          title={text('tickets.many.close', { count })}
          lead={text('tickets.manyText.close')}
          onSend={(reason) =>
            start(
              'close',
              ({ id }) =>
                (submission) =>
                  api.curation.updateTicket({ id }, { action: 'close', reason }, submission).then(() => null),
            )
          }
          onClose={stop}
        />
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
};

import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { isUnderWay } from '@domain/connection/connection.ts';
import { ConnectionHistory } from '../../../common/connection/ConnectionHistory.tsx';
import { ConnectionState } from '../../../common/connection/ConnectionState.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useConnection, type Connection } from '../data/useConnection.ts';
import { BookingDialog, ResultDialog, sendConnectionStep } from './ConnectionDialogs.tsx';

type DialogKind = 'book' | 'result' | 'cancel';

interface StepsProps {
  readonly talentId: string;
  readonly check: Connection;
  readonly onDone: (check: Connection) => void;
}

/** Admins' actions on a pending check. */
const Steps = ({ talentId, check, onDone }: StepsProps) => {
  const text = useText();
  const [dialog, setDialog] = useState<DialogKind>();
  const close = () => setDialog(undefined);
  const isBooked = check.status === 'booked';

  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setDialog('book')}>
        {text(isBooked ? 'connection.rebook' : 'connection.book')}
      </Button>
      <Button variant="outlined" size="small" onClick={() => setDialog('result')}>
        {text('connection.result')}
      </Button>
      <Button color="inherit" size="small" onClick={() => setDialog('cancel')}>
        {text('connection.cancel')}
      </Button>
      {dialog === 'book' && <BookingDialog talentId={talentId} onDone={onDone} onClose={close} />}
      {dialog === 'result' && <ResultDialog talentId={talentId} onDone={onDone} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'cancel'}
        title={text('connection.cancelTitle')}
        confirmLabel={text('connection.cancel')}
        cancelLabel={text('connection.keep')}
        tone="error"
        onCancel={close}
        onConfirm={async (submission) => {
          onDone(await sendConnectionStep(talentId, { status: 'cancelled', comment: '' }, submission));
          close();
        }}
      >
        {text('connection.cancelText')}
      </ConfirmDialog>
    </>
  );
};

/** A talent's connection check: requested by any of the agency's staff, booked and completed by its admins. */
export const ConnectionCard = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const toasts = useToasts();
  const { roles } = useSignedIn();
  const request = useConnection(talentId);
  const [changed, setChanged] = useState<Connection>();
  const check = changed ?? request.data ?? null;
  const mayAsk = !check || !isUnderWay(check);

  return (
    <SectionCard title={text('connection.title')} lead={text('connection.lead')}>
      {request.status === 'error' && <ErrorState error={request.error} onRetry={request.reload} />}
      {request.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={72} />
        </LoadingState>
      )}
      {request.status === 'success' && (
        <Stack>
          <ConnectionState check={check} />
          <Row>
            {mayAsk && (
              <SendButton
                variant="outlined"
                size="small"
                onSend={async (submission) => {
                  setChanged(
                    await api.talents.requestConnectionSession(
                      { id: talentId },
                      { status: 'pending' },
                      submission,
                    ),
                  );
                  toasts.success(text('connection.requested'));
                }}
              >
                {text('connection.request')}
              </SendButton>
            )}
            {check && !mayAsk && roles.includes('admin') && (
              <Steps talentId={talentId} check={check} onDone={setChanged} />
            )}
          </Row>
          <ConnectionHistory history={check?.history ?? []} />
        </Stack>
      )}
    </SectionCard>
  );
};

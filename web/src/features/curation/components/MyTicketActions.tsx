import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

const HandOverDialog = lazyComponent(() => import('./HandOverDialog.tsx').then((module) => module.default));

interface Props {
  readonly ticketId: string;
  readonly language: string;
  /** The next demo to review; absent while loading. */
  readonly demoId: string | undefined;
}

/** Actions on an engineer's own ticket: review, hand over, release. */
export const MyTicketActions = ({ ticketId, language, demoId }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isHandingOver, setHandingOver] = useState(false);

  return (
    <>
      <SendButton
        size="small"
        color="inherit"
        aria-label={text('curation.releaseFor', { language })}
        onSend={async (submission) => {
          const { status } = await api.curation.updateTicket(
            { id: ticketId },
            { action: 'release' },
            submission,
          );
          if (status === 'closed') toasts.success(text('curation.releasedAsDone'));
        }}
      >
        {text('curation.release')}
      </SendButton>
      <Button
        size="small"
        color="inherit"
        aria-label={text('curation.handOverFor', { language })}
        onPointerEnter={HandOverDialog.ahead}
        onClick={() => setHandingOver(true)}
      >
        {text('curation.handOver')}
      </Button>
      {demoId !== undefined && (
        <Button
          size="small"
          variant="contained"
          component={Link}
          to={paths.curateDemo.href(demoId)}
          aria-label={text('curation.reviewFor', { language })}
          {...OPENS_ROW}
        >
          {text('curation.review')}
        </Button>
      )}
      {isHandingOver && <HandOverDialog ticketId={ticketId} onClose={() => setHandingOver(false)} />}
    </>
  );
};

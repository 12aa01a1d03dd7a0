import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router-dom';
import type { TicketScope } from '@domain/curation/curation.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { listPart } from '../../../components/lists/tools.ts';
import { ToolsButton } from '../../../components/lists/ToolsButton.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { api } from '../../../lib/http/api.ts';
import { getNextDemoId, useMyDemos } from '../data/useMyDemos.ts';
import { getTicketPages, useTickets } from '../data/useTickets.ts';
import { MyTicketActions } from './MyTicketActions.tsx';
import { TicketList } from './TicketList.tsx';

const TicketTools = listPart(() => import('./TicketTools.tsx').then((module) => module.TicketTools));

type Props = { readonly scope: TicketScope };

/** The tickets of one tab, live. */
export const TalentTickets = ({ scope }: Props) => {
  const text = useText();
  const { uid, engagedBy } = useSignedIn();
  const [, setQuery] = useSearchParams();
  const [hasTools, setTools] = useState(false);
  const tickets = useTickets(engagedBy, scope, uid);
  const demos = useMyDemos(scope === 'mine' ? engagedBy : [], uid);
  if (tickets.status === 'error') return <ErrorState error={tickets.error} onRetry={tickets.retry} />;
  if (!tickets.data) {
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={160} />
      </LoadingState>
    );
  }

  const tools = (
    <Row isOneLine align="center">
      {hasTools && (
        <TicketTools pages={tickets.data.length > 0 ? getTicketPages(engagedBy, scope, uid) : undefined} />
      )}
      <ToolsButton isOpen={hasTools} onNear={TicketTools.ahead} onToggle={() => setTools(!hasTools)} />
    </Row>
  );

  const more = <LoadMore of={tickets.of} onMore={tickets.loadMore} />;
  if (scope === 'mine') {
    return (
      <TicketList
        title={text('curation.mine')}
        empty={text('curation.noneMine')}
        tickets={tickets.data}
        tools={tools}
        more={more}
        actions={({ id }, language) => (
          <MyTicketActions
            ticketId={id}
            language={language}
            demoId={demos.data && getNextDemoId(demos.data, id)?.id}
          />
        )}
      />
    );
  }
  if (scope === 'curated') {
    return (
      <TicketList
        title={text('curation.curated')}
        empty={text('curation.noneCurated')}
        tickets={tickets.data}
        tools={tools}
        more={more}
      />
    );
  }

  return (
    <TicketList
      title={text('curation.available')}
      empty={text('curation.noneAvailable')}
      tickets={tickets.data}
      tools={tools}
      more={more}
      actions={({ id }, language) => (
        <SendButton
          size="small"
          variant="outlined"
          aria-label={text('curation.takeFor', { language })}
          {...OPENS_ROW}
          onSend={async (submission) => {
            await api.curation.updateTicket({ id }, { action: 'take' }, submission);
            setQuery({ tab: 'mine' });
          }}
        >
          {text('curation.take')}
        </SendButton>
      )}
    />
  );
};

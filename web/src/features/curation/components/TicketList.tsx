import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName, useLanguageWord } from '../../../lib/reference.ts';

interface Props {
  readonly title: string;
  readonly empty: string;
  readonly tickets: readonly CurationTicket[];
  /** Renders the current or former assignee, if visible. */
  readonly holderOf?: (ticket: CurationTicket) => string;
  /** Above the list: actions on all of it. */
  readonly tools?: ReactNode;
  /** Below the list: loads more tickets. */
  readonly more?: ReactNode;
  /** Actions on a ticket; the language is for use in a sentence. */
  readonly actions?: (ticket: CurationTicket, language: string) => ReactNode;
}

const Facts = ({ ticket }: { readonly ticket: CurationTicket }) => {
  const text = useText();

  const {
    talents,
    totalAudioDemos: demos,
    waitingDemos,
    rejectedDemos,
    status,
    closedAt,
    createdAt,
  } = ticket;

  return (
    <Muted component="div">
      {text('curation.talentCount', { count: talents })} · {text('curation.demoCount', { count: demos })}
      {rejectedDemos !== undefined && <> · {text('curation.rejectedCount', { count: rejectedDemos })}</>}
      {status === 'open' && <> · {text('curation.waitingCount', { count: waitingDemos })}</>} ·{' '}
      {text(status === 'open' ? 'curation.since' : 'curation.closed')}{' '}
      <DateText instant={closedAt ?? createdAt} />
    </Muted>
  );
};

/** Tickets of one kind, with language and number of demos. */
export const TicketList = ({ title, empty, tickets, holderOf, tools, more, actions }: Props) => {
  const text = useText();
  const getName = useLanguageName();
  const wordOf = useLanguageWord();

  return (
    <Stack gap={1.5}>
      {tools && <ListBar tools={tools} />}
      <SectionCard title={title} count={tickets.length}>
        {tickets.length === 0 ? (
          <Muted variant="body1">{empty}</Muted>
        ) : (
          <PlainList aria-label={title} onKeyDown={moveBetweenRows}>
            {tickets.map((ticket) => (
              <Row
                key={ticket.id}
                component="li"
                aria-label={text('curation.ticketFor', { language: wordOf(ticket.language) })}
                align="center"
                sx={{
                  paddingBlock: 1.25,
                  borderTop: '1px solid',
                  borderColor: 'divider',
                  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
                  '&:last-of-type': { paddingBottom: 0 },
                }}
              >
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 560 }}>{getName(ticket.language)}</Typography>
                  <Facts ticket={ticket} />
                  {holderOf && (
                    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                      {holderOf(ticket)}
                    </Typography>
                  )}
                </Box>
                {actions && <Row>{actions(ticket, wordOf(ticket.language))}</Row>}
              </Row>
            ))}
          </PlainList>
        )}
        {more}
      </SectionCard>
    </Stack>
  );
};

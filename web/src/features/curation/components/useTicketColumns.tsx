import { useMemo } from 'react';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName, useLanguageWord } from '../../../lib/reference.ts';
import { AgencyTicketActions } from './AgencyTicketActions.tsx';

/** Columns of an agency's open or closed tickets, with actions on open ones. */
export const useTicketColumns = (
  isOpen: boolean,
  holderOf: (ticket: CurationTicket) => string,
): readonly DataColumn<CurationTicket>[] => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();
  const languageWord = useLanguageWord();

  return useMemo(() => {
    const makeFigureColumn = (
      field: 'talents' | 'demos' | 'waiting',
      of: (ticket: CurationTicket) => number,
    ): DataColumn<CurationTicket> => ({
      field,
      label: text(`tickets.column.${field}`),
      plain: (ticket) => String(of(ticket)),
      cell: of,
      numeric: true,
      share: 0.6,
    });

    const toMoment = ({ closedAt, createdAt }: CurationTicket) => closedAt ?? createdAt;

    return [
      {
        field: 'language',
        label: text('tickets.column.language'),
        plain: ({ language }) => languageName(language),
        cell: ({ language }) => languageName(language),
        minWidth: 110,
      },
      {
        field: 'holder',
        label: text('tickets.column.holder'),
        plain: holderOf,
        cell: (ticket) => {
          const view = holderOf(ticket);
          return <span title={view}>{view}</span>;
        },
        share: 2,
        minWidth: 190,
      },
      makeFigureColumn('talents', ({ talents }) => talents),
      makeFigureColumn('demos', ({ totalAudioDemos }) => totalAudioDemos),
      ...(isOpen ? [makeFigureColumn('waiting', ({ waitingDemos }) => waitingDemos)] : []),
      {
        field: isOpen ? 'opened' : 'closed',
        label: text(isOpen ? 'tickets.column.opened' : 'tickets.column.closed'),
        plain: (ticket) => dates.iso(toMoment(ticket)),
        cell: (ticket) => <DateText instant={toMoment(ticket)} />,
        numeric: true,
        minWidth: 110,
      },
      ...(isOpen
        ? [
            {
              field: 'actions',
              label: text('tickets.column.actions'),
              cell: (ticket: CurationTicket) => (
                <Row isOneLine gap={0.5}>
                  <AgencyTicketActions ticket={ticket} language={languageWord(ticket.language)} />
                </Row>
              ),
              share: 1.6,
              minWidth: 250,
            },
          ]
        : []),
    ];
  }, [dates, holderOf, isOpen, languageName, languageWord, text]);
};

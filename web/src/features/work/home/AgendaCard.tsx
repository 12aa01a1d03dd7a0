import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AgendaEntry } from '@domain/work/agenda.ts';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { toDay } from '../../../lib/days.ts';
import { useNearDate } from '../../../lib/useNearDate.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { getCity } from '../../../lib/zones.ts';
import { useAgenda } from '../data/useHome.ts';
import { AgendaGrid } from './AgendaGrid.tsx';
import { AGENDA_LOOKS } from './agendaLooks.ts';
import { getAgendaDays, getEntryDay } from './days.ts';
import { HomeCard } from './HomeCard.tsx';
import { LINKED_ROW } from './rows.ts';

/** Entries shown at first. */
const SHOWN = 6;

const AgendaRow = ({ entry }: { readonly entry: AgendaEntry }) => {
  const text = useText();
  const dates = useDates();
  const timeFormat = useTimeFormat();
  const { kind, at, title, detail, path } = entry;
  const { icon: Icon, colour } = AGENDA_LOOKS[kind];
  const near = useNearDate();
  const time = timeFormat({ hour: 'numeric', minute: '2-digit' });
  const isDay = kind === 'licenceEnd';

  return (
    <li>
      <Box component={Link} to={path} sx={LINKED_ROW}>
        <Box component={Icon} aria-hidden fontSize="small" sx={{ color: colour }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" variant="subtitle2" noWrap sx={{ display: 'block' }}>
            <bdi>{title}</bdi>
          </Typography>
          <Muted component="span" noWrap sx={{ display: 'block' }}>
            {text(`agenda.kind.${kind}`)}
            {detail && (
              <>
                {' · '}
                <bdi>{kind === 'option' ? text('agenda.rank', { rank: Number(detail) }) : detail}</bdi>
              </>
            )}
          </Muted>
        </Box>
        <Typography
          component="time"
          variant="body2"
          dateTime={at}
          title={isDay ? dates.day(at) : dates.full(at)}
          sx={{ flexShrink: 0, textAlign: 'end' }}
        >
          {near(isDay ? `${at}T12:00:00` : at, 'day')}
          {!isDay && (
            <Muted component="span" variant="inherit" sx={{ display: 'block' }}>
              {time.format(new Date(at))}
            </Muted>
          )}
        </Typography>
      </Box>
    </li>
  );
};

/** The next fourteen days: sessions, audition deadlines and ends of licences, by the reader's clock. */
export const AgendaCard = ({ isNewcomer }: { readonly isNewcomer: boolean }) => {
  const text = useText();
  const today = toDay(useNow());
  const request = useAgenda(today);
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const agenda = useLatestData(request.data);
  if (isNewcomer && agenda?.length === 0) return null;

  const zone = getBrowserZone();

  return (
    <HomeCard
      title={text('agenda.title')}
      lead={zone && text('agenda.zone', { zone: getCity(zone) })}
      request={request}
    >
      {(entries) => {
        const days = getAgendaDays(today);
        const coming = entries.filter((entry) => days.includes(getEntryDay(entry)));
        const listed = coming.filter((entry) => chosen === null || getEntryDay(entry) === chosen);
        const shown = chosen === null && !showsAll ? listed.slice(0, SHOWN) : listed;

        return (
          <>
            <AgendaGrid days={days} entries={coming} chosen={chosen} onChoose={setChosen} />
            <Box aria-live="polite" sx={{ marginTop: 1.5 }}>
              {shown.length === 0 ? (
                <Muted>{text(chosen === null ? 'agenda.none' : 'agenda.noneThatDay')}</Muted>
              ) : (
                <RowList label={text('agenda.title')}>
                  {shown.map((entry) => (
                    <AgendaRow key={entry.id} entry={entry} />
                  ))}
                </RowList>
              )}
              {shown.length < listed.length && (
                <Button size="small" color="inherit" onClick={() => setShowsAll(true)}>
                  {text('agenda.all', { count: listed.length })}
                </Button>
              )}
            </Box>
          </>
        );
      }}
    </HomeCard>
  );
};

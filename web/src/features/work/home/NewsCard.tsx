import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { NEWS_MAX, type NewsEntry } from '@domain/work/news.ts';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useNearDate } from '../../../lib/useNearDate.ts';
import { useNews } from '../data/useHome.ts';
import { HomeCard } from './HomeCard.tsx';
import { NEWS_ICONS } from './newsIcons.ts';
import { LINKED_ROW } from './rows.ts';

/** Entries shown at first; new ones are always shown. */
const SHOWN = 8;

const NewsRow = ({ entry, isNew }: { readonly entry: NewsEntry; readonly isNew: boolean }) => {
  const text = useText();
  const dates = useDates();
  const near = useNearDate();
  const { kind, count, at, title, who, path } = entry;
  const Icon = NEWS_ICONS[kind];

  return (
    <li>
      <Box component={Link} to={path} sx={LINKED_ROW}>
        <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
            {text(`news.kind.${kind}`, { count })}
          </Typography>
          <Muted component="span" noWrap sx={{ display: 'block' }}>
            <bdi>{title}</bdi>
            {who && (
              <>
                {title && ' · '}
                <bdi>{who}</bdi>
              </>
            )}
          </Muted>
        </Box>
        {isNew && <Chip size="small" label={text('news.new')} color="primary" variant="outlined" />}
        <Muted component="time" dateTime={at} title={dates.full(at)} noWrap sx={{ flexShrink: 0 }}>
          {near(at)}
        </Muted>
      </Box>
    </li>
  );
};

interface Props {
  /** The previous visit; null: never. */
  readonly since: string | null;
  /** Hidden without news: the first steps replace it. */
  readonly isNewcomer: boolean;
}

/** Recent news, marking what is new since the last visit. */
export const NewsCard = ({ since, isNewcomer }: Props) => {
  const text = useText();
  const dates = useDates();
  const request = useNews();
  const [showsAll, setShowsAll] = useState(false);
  const news = useLatestData(request.data);
  if (isNewcomer && news?.length === 0) return null;

  const isNew = ({ at }: NewsEntry) => since !== null && at > since;
  const count = news?.filter(isNew).length ?? 0;
  const shown = showsAll ? NEWS_MAX : Math.max(SHOWN, count);
  const lead =
    since === null ? text('news.lead') : text('news.since', { count, date: dates.dateTime(since) });

  return (
    <HomeCard title={text('news.title')} lead={lead} request={request}>
      {(entries) =>
        entries.length === 0 ? (
          <Muted variant="body1">{text('news.none')}</Muted>
        ) : (
          <>
            <RowList label={text('news.title')}>
              {entries.slice(0, shown).map((entry) => (
                <NewsRow
                  key={`${entry.kind} ${entry.path} ${entry.title}`}
                  entry={entry}
                  isNew={isNew(entry)}
                />
              ))}
            </RowList>
            {shown < entries.length && (
              <Button size="small" color="inherit" onClick={() => setShowsAll(true)}>
                {text('news.all', { count: entries.length })}
              </Button>
            )}
          </>
        )
      }
    </HomeCard>
  );
};

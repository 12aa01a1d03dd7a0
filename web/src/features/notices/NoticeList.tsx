import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Notice } from '@domain/notices/notices.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { useText } from '../../i18n/useText.ts';
import { useDates } from '../../lib/dates.ts';
import { useNearDate } from '../../lib/useNearDate.ts';
import { groupNotices, type NoticeGroup } from './groupNotices.ts';
import { KIND_ICONS } from './kindIcons.ts';

interface RowProps {
  readonly group: NoticeGroup;
  readonly onOpen: (ids: readonly string[]) => void;
}

const NoticeRow = ({ group: { newest, count, unreadIds }, onOpen }: RowProps) => {
  const text = useText();
  const dates = useDates();
  const Icon = KIND_ICONS[newest.kind];
  const isUnread = unreadIds.length > 0;

  return (
    <li>
      <Box
        component={Link}
        to={newest.path}
        onClick={() => onOpen(unreadIds)}
        sx={{
          display: 'grid',
          gridTemplateColumns: '20px minmax(0, 1fr) auto',
          gap: 1.5,
          alignItems: 'start',
          padding: 1,
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { backgroundColor: 'action.hover' },
        }}
      >
        <Icon aria-hidden fontSize="small" sx={{ color: isUnread ? 'primary.main' : 'text.secondary' }} />
        <Typography
          component="span"
          variant="body2"
          sx={{ overflowWrap: 'anywhere', fontWeight: isUnread ? 600 : 400 }}
        >
          {isUnread && (
            <Box component="span" sx={{ color: 'primary.main' }}>
              {text('notices.unread')}{' '}
            </Box>
          )}
          {newest.subject}
          {count > 1 && ` (${text('notices.times', { count })})`}
        </Typography>
        <Muted
          component="time"
          variant="caption"
          dateTime={dates.iso(newest.at)}
          title={dates.full(newest.at)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {dates.time(newest.at)}
        </Muted>
      </Box>
    </li>
  );
};

interface Props {
  /** Newest first. */
  readonly notices: readonly Notice[];
  readonly onOpen: (unreadIds: readonly string[]) => void;
}

/** Notices by day; those that say the same are one row. */
export const NoticeList = ({ notices, onOpen }: Props) => {
  const dates = useDates();
  const near = useNearDate();

  return groupNotices(notices, dates.date).map((groups) => {
    const day = groups[0]?.newest.at;
    if (!day) return null;

    return (
      <section key={dates.date(day)}>
        <Muted component="h3" variant="caption">
          {near(dates.iso(day), 'day')}
        </Muted>
        <PlainList>
          {groups.map((group) => (
            <NoticeRow key={group.newest.id} group={group} onOpen={onOpen} />
          ))}
        </PlainList>
      </section>
    );
  });
};

import { useId, useState } from 'react';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { NOTICE_KINDS, type NoticeKind } from '@domain/notices/notices.ts';
import { paths } from '../../app/paths.ts';
import { LoadMore } from '../../components/LoadMore.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { EmptyState, ErrorState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { NoticeList } from './NoticeList.tsx';
import { NoticeSkeleton } from './NoticeSkeleton.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useNotices, type NoticeOwner } from './useNotices.ts';

interface Props {
  readonly owner: NoticeOwner;
  readonly unreadIds: readonly string[];
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** A person's notices by day, newest first, filtered by kind. */
export const NoticePanel = ({ owner, unreadIds, anchor, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const { roles } = useSignedIn();
  const [kind, setKind] = useState<NoticeKind>();
  const { readIds, markRead } = useMarkRead();
  const notices = useNotices(owner);

  const all = notices.data ?? [];
  const kinds = NOTICE_KINDS.filter((each) => all.some((notice) => notice.kind === each));
  const shown = all
    .filter((notice) => kind === undefined || notice.kind === kind)
    .map((notice) => (readIds.has(notice.id) ? { ...notice, readAt: notice.readAt ?? notice.at } : notice));
  const unread = unreadIds.filter((id) => !readIds.has(id));

  const settings = roles.some((role) => role === 'talent' || role === 'client')
    ? paths.account.href()
    : paths.profile.href();

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 440, maxWidth: 'calc(100vw - 16px)', maxHeight: 'min(640px, calc(100dvh - 80px))' },
        },
      }}
    >
      <Stack gap={1.5} sx={{ padding: 2 }}>
        <Row align="center" isOneLine>
          <Typography id={titleId} component="h2" variant="h6" sx={{ flex: 1 }}>
            {text('notices.title')}
          </Typography>
          <Button
            size="small"
            color="inherit"
            disabled={unread.length === 0}
            onClick={() => markRead(unread)}
          >
            {text('notices.markAll')}
          </Button>
        </Row>
        {kinds.length > 1 && (
          <Row role="group" aria-label={text('notices.kinds')} gap={0.5}>
            {kinds.map((each) => (
              <Chip
                key={each}
                size="small"
                label={text(`notices.kind.${each}`)}
                variant={each === kind ? 'filled' : 'outlined'}
                color={each === kind ? 'primary' : 'default'}
                aria-pressed={each === kind}
                onClick={() => setKind(each === kind ? undefined : each)}
              />
            ))}
          </Row>
        )}
        {notices.status === 'error' ? (
          <ErrorState error={notices.error} onRetry={notices.retry} />
        ) : notices.status === 'loading' ? (
          <NoticeSkeleton />
        ) : shown.length === 0 ? (
          <EmptyState icon={Notifications} title={text('notices.none')}>
            {text('notices.noneHint')}
          </EmptyState>
        ) : (
          <NoticeList
            notices={shown}
            onOpen={(ids) => {
              markRead(ids);
              onClose();
            }}
          />
        )}
        <LoadMore of={notices.of} onMore={notices.loadMore} />
        <Button
          component={Link}
          to={`${settings}#notices`}
          size="small"
          color="inherit"
          onClick={onClose}
          sx={{ justifySelf: 'start' }}
        >
          {text('notices.choose')}
        </Button>
      </Stack>
    </Popover>
  );
};

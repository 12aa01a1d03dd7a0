import { useEffect, useState } from 'react';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { READ_MAX } from '@domain/notices/notices.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { useText } from '../../i18n/useText.ts';
import { wantTexts } from '../../i18n/texts.ts';
import { useLatestData } from '../../lib/useLatestData.ts';
import { useUnreadNotices, type NoticeOwner } from './useNotices.ts';

const NoticePanel = lazyComponent(async () => {
  const [module] = await Promise.all([import('./NoticePanel.tsx'), wantTexts('notices')]);
  return module.NoticePanel;
});

/** Delay, so that the screen's own data loads first. */
const DELAY_MS = 3_000;

/** Number of unread notices, and the panel with all of them. */
export const NoticeBell = (owner: NoticeOwner) => {
  const text = useText();
  const [hasBegun, setHasBegun] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setHasBegun(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const unread = useLatestData(useUnreadNotices(hasBegun || anchor ? owner : null).data) ?? [];
  const label =
    unread.length === 0 ? text('nav.notices') : text('nav.noticesUnread', { count: unread.length });

  return (
    <>
      <Tooltip title={anchor ? '' : label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {unread.length === 0 ? (
            <Notifications fontSize="small" />
          ) : (
            <Badge badgeContent={unread.length} max={READ_MAX} color="primary">
              <Notifications fontSize="small" />
            </Badge>
          )}
        </IconButton>
      </Tooltip>
      {anchor && (
        <NoticePanel
          owner={owner}
          unreadIds={unread.map(({ id }) => id)}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};

import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Waiting } from '@domain/work/work.ts';
import { isolate, joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { DateText } from '../../../components/DateText.tsx';
import { KINDS } from './kinds.ts';

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  paddingBlock: 0.75,
  paddingInline: 1,
  marginInline: -1,
  borderRadius: '6px',
  color: 'text.primary',
  textDecoration: 'none',
} as const;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Hours until a moment, or since it. */
const Countdown = ({ until }: { readonly until: string }) => {
  const text = useText();
  const hours = (Date.parse(until) - useNow()) / HOUR_MS;
  return <>{text(hours >= 0 ? 'today.left' : 'today.late', { hours: Math.floor(Math.abs(hours)) })}</>;
};

/** Days overdue since `since`, the noon of the due day, and the open amount. */
const Overdue = ({
  since,
  count,
  open = [],
}: { readonly since: string } & Pick<Waiting, 'count' | 'open'>) => {
  const text = useText();
  const { locale } = useLocale();
  const days = Math.max(1, Math.round((useNow() - Date.parse(since)) / DAY_MS));
  const amounts = open.map(({ amount, currency }) => formatMoney(amount, currency, locale));
  return <>{text('today.overdue', { count, amount: joinDotted(amounts), days })}</>;
};

interface Props {
  readonly waiting: Waiting;
}

export const WaitingRow = ({ waiting: { kind, count, at, path, open, project = '' } }: Props) => {
  const text = useText();
  const { icon: Icon, at: saying } = KINDS[kind];
  const isByHour = saying === 'due' || saying === 'next';
  const inside = (
    <>
      <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, flex: 1, minWidth: 0 }}>
        <Typography component="span" variant="subtitle2" sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {text(`today.kind.${kind}`, { count, project: isolate(project) })}
        </Typography>
        {at !== null && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {saying === 'countdown' ? (
              <Countdown until={at} />
            ) : saying === 'overdue' ? (
              <Overdue since={at} count={count} open={open} />
            ) : (
              <>
                {text(`today.${saying}`)} <DateText instant={at} withZone={isByHour} />
              </>
            )}
          </Typography>
        )}
        {path === null && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {text('today.notForOthers')}
          </Typography>
        )}
      </Box>
      {path !== null && <ChevronRight aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />}
    </>
  );
  return (
    <li>
      {path === null ? (
        <Box sx={ROW}>{inside}</Box>
      ) : (
        <Box component={Link} to={path} sx={{ ...ROW, '&:hover': { backgroundColor: 'surface.sunken' } }}>
          {inside}
        </Box>
      )}
    </li>
  );
};

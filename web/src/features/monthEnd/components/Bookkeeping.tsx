import { useState } from 'react';
import Download from '@mui/icons-material/DownloadOutlined';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';

/** Months that are offered, with the current one. */
const MONTHS = 13;

/** Returns the latest months, `YYYY-MM`, newest first. */
const getMonths = (today: string): readonly string[] => {
  const current = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, index) => current - index).map(
    (month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
  );
};

/** From this day of a month on, people finish that month; before, the last one. */
const FINISHING_FROM = 25;

/** A month's postings as a file; of the month that is being finished until another is chosen. */
export const Bookkeeping = () => {
  const text = useText();
  const { locale } = useLocale();
  const today = useAgencyDay()();
  const months = getMonths(today);
  const [month, setMonth] = useState(months[Number(today.slice(8)) < FINISHING_FROM ? 1 : 0] ?? '');
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  return (
    <SectionCard title={text('monthEnd.books')} lead={text('monthEnd.booksLead')}>
      <Row align="center" gap={2}>
        <TextField
          select
          size="small"
          label={text('monthEnd.month')}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          sx={{ flex: '0 1 220px' }}
        >
          {months.map((name) => (
            <MenuItem key={name} value={name}>
              {format.format(new Date(`${name}-01T00:00:00Z`))}
            </MenuItem>
          ))}
        </TextField>
        <SendButton
          variant="contained"
          startIcon={<Download />}
          onSend={() =>
            download(api.monthEnd.bookkeeping, { query: { month }, name: `bookkeeping-${month}.csv` })
          }
        >
          {text('monthEnd.download')}
        </SendButton>
        <Link component={RouterLink} to={paths.billingTerms.href()}>
          {text('monthEnd.accounts')}
        </Link>
      </Row>
    </SectionCard>
  );
};
